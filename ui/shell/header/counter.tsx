import type { ReactNode } from "react";
import { counterText } from "@morsel/domain/social";
import { FormattedMessage } from "react-intl";
import { AppLink } from "../navigation/app-link.tsx";
import classes from "./header.module.css";

export type CounterProps = {
  readonly path: string;
  readonly id: "shell.unread" | "shell.invitations";
  readonly count: number;
  readonly icon: ReactNode;
};

/** SO16: a link that says how much waits behind it; what waits is shown on every screen, an empty box on wide ones alone. */
export const Counter = ({ path, id, count, icon }: CounterProps) => {
  const shown = counterText(count);
  return (
    <AppLink className={classes.icon} path={path} data-count={count}>
      <span className="morsel-hidden">
        <FormattedMessage id={id} values={{ count, shown }} />
      </span>
      <span aria-hidden="true">{icon}</span>
      {count > 0 && (
        <span className={classes.badge} aria-hidden="true">
          {shown}
        </span>
      )}
    </AppLink>
  );
};
