import type { ReactNode } from "react";
import { ActionLink } from "../navigation/action-link.tsx";
import classes from "./empty-list.module.css";
import { EmptyPlate } from "./empty-plate.tsx";

export type EmptyListProps = {
  /** Left out where the list has a heading of its own. */
  readonly title?: ReactNode;
  /** How something comes into the list. */
  readonly hint: ReactNode;
  /** First action, unless it is on the same page. */
  readonly first?: { readonly path: string; readonly words: ReactNode };
};

/** A list of the member's that has nothing yet: what will stand here, and the way to the first of it. */
export const EmptyList = ({ title, hint, first }: EmptyListProps) => (
  <div className={classes.empty}>
    <EmptyPlate />
    {title === undefined ? null : <h2 className={classes.title}>{title}</h2>}
    <p>{hint}</p>
    {first === undefined ? null : <ActionLink path={first.path}>{first.words}</ActionLink>}
  </div>
);
