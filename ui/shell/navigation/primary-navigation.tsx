import { useIntl } from "react-intl";
import { AppLink } from "./app-link.tsx";
import type { ShellMenuItem } from "./menu.ts";
import classes from "./primary-navigation.module.css";

const currentOf = (item: ShellMenuItem) => (item.isActive ? "page" : undefined);

export type PrimaryNavigationProps = {
  /** Sections in the order of the product; at most one is marked. */
  readonly items: readonly ShellMenuItem[];
};

/** On a desk, as parts of the header's row: the primary items, and on a line of their own the secondary items of the one that is active. */
export const PrimaryNavigation = ({ items }: PrimaryNavigationProps) => {
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
