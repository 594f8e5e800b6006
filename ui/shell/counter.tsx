import type { ReactNode } from "react";
import { FormattedNumber, useIntl } from "react-intl";
import { AppLink } from "./app-link.tsx";
import classes from "./header.module.css";

export type CounterProps = {
  readonly path: string;
  readonly id: "shell.unread" | "shell.invitations";
  readonly count: number;
  readonly icon: ReactNode;
};

/** A link that says how much waits behind it. */
export const Counter = ({ path, id, count, icon }: CounterProps) => {
  const intl = useIntl();
  return (
    <AppLink className={classes.icon} path={path} aria-label={intl.formatMessage({ id }, { count })}>
      <span aria-hidden="true">{icon}</span>
      {count > 0 ? (
        <span className={classes.badge} aria-hidden="true">
          <FormattedNumber value={count} />
        </span>
      ) : null}
    </AppLink>
  );
};
