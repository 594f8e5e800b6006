import { ActionIcon } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { IconHelp, IconLogout, IconMail, IconMenu2, IconSettings, IconUserPlus, IconX } from "../theme/icons.ts";
import { AppLink } from "./app-link.tsx";
import { ColorSchemeToggle } from "./color-scheme-toggle.tsx";
import { Counter } from "./counter.tsx";
import classes from "./header.module.css";
import { LanguageSelector, type LanguageSelectorProps } from "./language-selector.tsx";
import { Wordmark } from "./logo.tsx";
import type { Viewer } from "./menu.ts";

export type HeaderProps = {
  readonly viewer: Viewer;
  /** Where a visitor was, to come back to after logging in: a path with its query. */
  readonly here: string;
  readonly languages: LanguageSelectorProps;
  readonly isMenuOpen: boolean;
  readonly onMenu: () => void;
};

const withCallback = (path: string, here: string): string =>
  here === "/" ? path : `${path}?callbackUrl=${encodeURIComponent(here)}`;

const VisitorLinks = ({ here }: { readonly here: string }) => (
  <>
    <AppLink className={classes.link} path={`/account/login?callbackUrl=${encodeURIComponent(here)}`}>
      <FormattedMessage id="navigation.log-in" />
    </AppLink>
    <AppLink className={classes.signUp} path={withCallback("/account/create/welcome", here)}>
      <FormattedMessage id="navigation.sign-up" />
    </AppLink>
  </>
);

const MemberLinks = ({ viewer }: { readonly viewer: Extract<Viewer, { kind: "member" }> }) => {
  const intl = useIntl();
  return (
    <>
      <AppLink className={classes.greeting} path={`/profile/${encodeURIComponent(viewer.username)}`}>
        <FormattedMessage id="shell.greeting" values={{ username: viewer.username }} />
      </AppLink>
      <span className={classes.wide}>
        <Counter path="/messages" id="shell.unread" count={viewer.unreadMessages} icon={<IconMail size={20} />} />
        <Counter
          path="/invitations"
          id="shell.invitations"
          count={viewer.newInvitations}
          icon={<IconUserPlus size={20} />}
        />
        <AppLink
          className={classes.icon}
          path="/zendesk/sso_login"
          fullRefresh
          aria-label={intl.formatMessage({ id: "navigation.help" })}
        >
          <IconHelp size={20} aria-hidden="true" />
        </AppLink>
        <AppLink
          className={classes.icon}
          path="/account/settings"
          aria-label={intl.formatMessage({ id: "navigation.settings" })}
        >
          <IconSettings size={20} aria-hidden="true" />
        </AppLink>
        {viewer.isAdmin ? (
          <AppLink className={classes.link} path="/admin">
            <FormattedMessage id="navigation.admin" />
          </AppLink>
        ) : null}
        <AppLink
          className={classes.icon}
          path="/account/logout"
          aria-label={intl.formatMessage({ id: "navigation.log-out" })}
        >
          <IconLogout size={20} aria-hidden="true" />
        </AppLink>
      </span>
    </>
  );
};

/** Static on a desk, sticky on a phone, with a menu button there. */
export const Header = ({ viewer, here, languages, isMenuOpen, onMenu }: HeaderProps) => {
  const intl = useIntl();
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <ActionIcon
          className={classes.menuButton}
          aria-expanded={isMenuOpen}
          aria-controls="mobile-menu"
          aria-label={intl.formatMessage({ id: isMenuOpen ? "shell.menu.close" : "shell.menu.open" })}
          onClick={onMenu}
        >
          {isMenuOpen ? <IconX size={22} aria-hidden="true" /> : <IconMenu2 size={22} aria-hidden="true" />}
        </ActionIcon>
        <AppLink className={classes.logo} path="/" aria-label={intl.formatMessage({ id: "shell.home" })}>
          <Wordmark height={32} />
        </AppLink>
        <div className={classes.tools}>
          {viewer.kind === "visitor" ? <VisitorLinks here={here} /> : null}
          {viewer.kind === "member" ? <MemberLinks viewer={viewer} /> : null}
          <span className={classes.wide}>
            <LanguageSelector {...languages} />
            <ColorSchemeToggle />
          </span>
        </div>
      </div>
    </header>
  );
};
