import { UnstyledButton } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { IconApple, IconChartLine, IconHome, IconMenu2, IconNotebook, IconPlus } from "../../theme/icons.ts";
import { AppLink } from "./app-link.tsx";
import type { ShellMenuItem } from "./menu.ts";
import classes from "./phone-tabs.module.css";

export type PhoneTabsProps = {
  /** Links of the tabs, without the two buttons. */
  readonly tabs: readonly ShellMenuItem[];
  /** Sheet that is open, to mark its button. */
  readonly openSheet: "log" | "menu" | "palette" | undefined;
  /** Called when the log button is tapped. */
  readonly onLog: () => void;
  /** Called when the menu button is tapped. */
  readonly onMenu: () => void;
};

const SIGNS: { readonly [id: string]: typeof IconHome } = {
  home: IconHome,
  "food-diary": IconNotebook,
  reports: IconChartLine,
  "food-database": IconApple,
};

/** How many stand before the one that logs, which is in the middle. */
const BEFORE = 2;

/** NA21: a member's ways on a phone, where the thumb is. */
export const PhoneTabs = ({ tabs, openSheet, onLog, onMenu }: PhoneTabsProps) => {
  const intl = useIntl();
  const links = tabs.map((tab) => {
    const Sign = SIGNS[tab.id] ?? IconHome;
    return (
      <li key={tab.id}>
        <AppLink
          className={classes.tab}
          path={tab.path}
          data-testid={`tab-${tab.id}`}
          aria-current={tab.isActive ? "page" : undefined}
        >
          <Sign size={22} stroke={1.75} aria-hidden="true" />
          <span className={classes.label}>{tab.label}</span>
        </AppLink>
      </li>
    );
  });
  return (
    <nav className={classes.tabs} data-phone-tabs aria-label={intl.formatMessage({ id: "shell.tabs" })}>
      <ul className={classes.list}>
        {links.slice(0, BEFORE)}
        <li>
          <UnstyledButton
            className={classes.tab}
            data-testid="tab-log"
            aria-label={intl.formatMessage({ id: "tab.log" })}
            aria-haspopup="dialog"
            aria-expanded={openSheet === "log"}
            onClick={onLog}
          >
            <span className={classes.plus}>
              <IconPlus size={24} stroke={2} aria-hidden="true" />
            </span>
          </UnstyledButton>
        </li>
        {links.slice(BEFORE)}
        <li>
          <UnstyledButton
            className={classes.tab}
            data-testid="tab-more"
            aria-haspopup="dialog"
            aria-expanded={openSheet === "menu"}
            onClick={onMenu}
          >
            <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
            <span className={classes.label}>
              <FormattedMessage id="tab.more" />
            </span>
          </UnstyledButton>
        </li>
      </ul>
    </nav>
  );
};
