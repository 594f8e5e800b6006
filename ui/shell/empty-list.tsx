import type { ReactNode } from "react";
import { ActionLink } from "./action-link.tsx";
import classes from "./empty-list.module.css";
import { EmptyPlate } from "./empty-plate.tsx";

export type EmptyListProps = {
  readonly title: ReactNode;
  /** How something comes into the list. */
  readonly hint: ReactNode;
  /** Where that begins. */
  readonly path: string;
  readonly action: ReactNode;
};

/** A list of the member's that has nothing yet: what will stand here, and the way to the first of it. */
export const EmptyList = ({ title, hint, path, action }: EmptyListProps) => (
  <div className={classes.empty}>
    <EmptyPlate />
    <h2 className={classes.title}>{title}</h2>
    <p>{hint}</p>
    <ActionLink path={path}>{action}</ActionLink>
  </div>
);
