import { FormattedMessage, useIntl } from "react-intl";
import { AppLink } from "./app-link.tsx";
import { ColorSchemeToggle } from "./color-scheme-toggle.tsx";
import { LanguageSelector, type LanguageSelectorProps } from "./language-selector.tsx";
import type { ShellMenuItem } from "./menu.ts";
import classes from "./primary-navigation.module.css";

const currentOf = (item: ShellMenuItem) => (item.isActive ? "page" : undefined);

/** On a desk: the primary items in a bar; below it, the secondary items of the one that is active. */
export const PrimaryNavigation = ({ items }: { readonly items: readonly ShellMenuItem[] }) => {
  const intl = useIntl();
  const active = items.find((item) => item.isMarked);
  return (
    <nav className={classes.bar} aria-label={intl.formatMessage({ id: "shell.navigation" })}>
      <ul className={classes.primary}>
        {items.map((item) => (
          <li key={item.id}>
            <AppLink
              className={classes.item}
              path={item.path}
              fullRefresh={item.fullRefresh}
              data-testid={item.testId}
              data-active={item === active || undefined}
              aria-current={currentOf(item)}
            >
              {item.label}
            </AppLink>
          </li>
        ))}
      </ul>
      <ul className={classes.secondary} hidden={active === undefined || active.secondary.length === 0}>
        {active?.secondary.map((child) => (
          <li key={child.id}>
            <AppLink
              className={classes.child}
              path={child.path}
              fullRefresh={child.fullRefresh}
              data-testid={child.testId}
              data-active={child.isActive || undefined}
              aria-current={currentOf(child)}
            >
              {child.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

export type MobileMenuProps = {
  readonly items: readonly ShellMenuItem[];
  readonly account: readonly ShellMenuItem[];
  readonly languages: LanguageSelectorProps;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

const Leaf = ({ item, onClose }: { readonly item: ShellMenuItem; readonly onClose: () => void }) => (
  <AppLink
    className={classes.leaf}
    path={item.path}
    fullRefresh={item.fullRefresh}
    data-active={item.isActive || undefined}
    aria-current={currentOf(item)}
    onClick={onClose}
  >
    {item.label}
  </AppLink>
);

/** On a phone: a primary item with secondary ones opens in place; following a link closes the menu. */
export const MobileMenu = ({ items, account, languages, isOpen, onClose }: MobileMenuProps) => {
  const intl = useIntl();
  return (
    <nav
      id="mobile-menu"
      className={classes.mobile}
      hidden={!isOpen}
      aria-label={intl.formatMessage({ id: "shell.navigation.mobile" })}
    >
      {items.map((item) =>
        item.secondary.length === 0 ? (
          <Leaf key={item.id} item={item} onClose={onClose} />
        ) : (
          <details key={item.id} name="mobile-menu" className={classes.group} open={item.isMarked}>
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
      <div className={classes.preferences}>
        <LanguageSelector {...languages} />
        <ColorSchemeToggle />
      </div>
    </nav>
  );
};
