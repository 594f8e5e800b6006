import { ActionIcon } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import {
  IconHelp,
  IconLogout,
  IconMail,
  IconMenu2,
  IconSearch,
  IconSettings,
  IconUserPlus,
} from "../../theme/icons.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { ColorSchemeToggle } from "./color-scheme-toggle.tsx";
import { Counter } from "./counter.tsx";
import classes from "./header.module.css";
import { LanguageSelector, type LanguageSelectorProps } from "./language-selector.tsx";
import { Wordmark } from "./logo.tsx";
import type { ShellMenuItem, Viewer } from "../navigation/menu.ts";
import { PrimaryNavigation } from "../navigation/primary-navigation.tsx";

export type HeaderProps = {
  /** Visitor or member, with name and counters. */
  readonly viewer: Viewer;
  /** Sections in the order of the product; at most one is marked. */
  readonly items: readonly ShellMenuItem[];
  /** Links of the account: log in and sign up, or help, settings and log out. */
  readonly account: readonly ShellMenuItem[];
  /** Languages of the page and the one that is shown. */
  readonly languages: LanguageSelectorProps;
  /** Says that the menu of a phone is open. */
  readonly isMenuOpen: boolean;
  /** Called when the menu is opened. */
  readonly onMenu: () => void;
  /** Called when the command palette is opened. */
  readonly onPalette: () => void;
};

/** Links with an icon; their names are for screen readers. */
const SIGNS: { readonly [id: string]: typeof IconHelp } = {
  help: IconHelp,
  settings: IconSettings,
  "log-out": IconLogout,
};

const HeaderLink = ({ item }: { readonly item: ShellMenuItem }) => {
  const Sign = SIGNS[item.id];
  const link = { path: item.path, fullRefresh: item.fullRefresh, "data-testid": item.testId };
  if (Sign !== undefined)
    return (
      <AppLink {...link} className={classes.icon} aria-label={item.label}>
        <Sign size={20} aria-hidden="true" />
      </AppLink>
    );
  return (
    <AppLink {...link} className={item.id === "sign-up" ? classes.signUp : classes.link}>
      {item.label}
    </AppLink>
  );
};

const Greeting = ({ viewer }: { readonly viewer: Extract<Viewer, { kind: "member" }> }) => (
  <>
    <AppLink className={classes.greeting} path={`/profile/${encodeURIComponent(viewer.username)}`}>
      <FormattedMessage id="shell.greeting" values={{ username: viewer.username }} />
    </AppLink>
    <span className={classes.counters}>
      <Counter path="/messages" id="shell.unread" count={viewer.unreadMessages} icon={<IconMail size={20} />} />
      <Counter
        path="/invitations"
        id="shell.invitations"
        count={viewer.newInvitations}
        icon={<IconUserPlus size={20} />}
      />
    </span>
  </>
);

/**
 * Static on a desk, with the sections in the same band and their sub-sections in a line below. Sticky on a phone, with a menu button
 * there; a member's is the last of the tabs.
 */
export const Header = ({ viewer, items, account, languages, isMenuOpen, onMenu, onPalette }: HeaderProps) => {
  const intl = useIntl();
  const links = account.map((item) => <HeaderLink key={item.id} item={item} />);
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <AppLink className={classes.logo} path="/" aria-label={intl.formatMessage({ id: "shell.home" })}>
          <Wordmark height={32} />
        </AppLink>
        <PrimaryNavigation items={items} />
        <div className={classes.tools}>
          {viewer.kind === "member" ? <Greeting viewer={viewer} /> : links}
          <span className={classes.wide}>
            {viewer.kind === "member" && (
              <>
                <ActionIcon
                  aria-haspopup="dialog"
                  aria-keyshortcuts="Control+K Meta+K"
                  aria-label={intl.formatMessage({ id: "shell.palette" })}
                  onClick={onPalette}
                >
                  <IconSearch size={20} aria-hidden="true" />
                </ActionIcon>
                {links}
              </>
            )}
            <LanguageSelector {...languages} />
            <ColorSchemeToggle />
          </span>
        </div>
        {viewer.kind === "member" ? null : (
          <ActionIcon
            className={classes.menuButton}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            aria-label={intl.formatMessage({ id: "shell.menu.open" })}
            onClick={onMenu}
          >
            <IconMenu2 size={22} aria-hidden="true" />
          </ActionIcon>
        )}
      </div>
    </header>
  );
};
