import { FormattedMessage, useIntl } from "react-intl";
import { AppLink } from "./app-link.tsx";
import { BottomSheet } from "../sheets/bottom-sheet.tsx";
import { ColorSchemeToggle } from "../header/color-scheme-toggle.tsx";
import { LanguageSelector, type LanguageSelectorProps } from "../header/language-selector.tsx";
import type { ShellMenuItem } from "./menu.ts";
import classes from "./menu-sheet.module.css";

export type MenuSheetProps = {
  readonly items: readonly ShellMenuItem[];
  /** A member's: settings, log out … */
  readonly account: readonly ShellMenuItem[];
  readonly languages: LanguageSelectorProps;
  readonly onClose: () => void;
};

const Leaf = ({ item, onClose }: { readonly item: ShellMenuItem; readonly onClose: () => void }) => (
  <AppLink
    className={classes.leaf}
    path={item.path}
    fullRefresh={item.fullRefresh}
    data-testid={item.testId}
    data-active={item.isActive || undefined}
    aria-current={item.isActive ? "page" : undefined}
    onClick={onClose}
  >
    {item.label}
  </AppLink>
);

/** NA17, on a phone: a primary item with secondary ones opens in place, one is open at first; following a link closes the menu. */
export const MenuSheet = ({ items, account, languages, onClose }: MenuSheetProps) => {
  const intl = useIntl();
  const first = items.find(({ isMarked }) => isMarked) ?? items[0];
  return (
    <BottomSheet title={<FormattedMessage id="shell.navigation.mobile" />} onClose={onClose}>
      <nav aria-label={intl.formatMessage({ id: "shell.navigation.mobile" })}>
        {items.map((item) =>
          item.secondary.length === 0 ? (
            <Leaf key={item.id} item={item} onClose={onClose} />
          ) : (
            <details key={item.id} name="mobile-menu" className={classes.group} open={item === first}>
              <summary className={classes.summary}>{item.label}</summary>
              <div className={classes.children}>
                {item.secondary.map((child) => (
                  <Leaf key={child.id} item={child} onClose={onClose} />
                ))}
              </div>
            </details>
          ),
        )}
        {account.length === 0 ? null : (
          <div className={classes.account}>
            <p className={classes.heading}>
              <FormattedMessage id="shell.account" />
            </p>
            {account.map((item) => (
              <Leaf key={item.id} item={item} onClose={onClose} />
            ))}
          </div>
        )}
      </nav>
      <div className={classes.preferences}>
        <LanguageSelector {...languages} />
        <ColorSchemeToggle />
      </div>
    </BottomSheet>
  );
};
