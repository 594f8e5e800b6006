import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import classes from "./own-foods.module.css";

export type DeletedFoodNoteProps = { readonly children?: ReactNode };

/** W290: says that a food was deleted; within it what brings it back. */
export const DeletedFoodNote = ({ children }: DeletedFoodNoteProps) => (
  <div className={classes.deleted} role="status">
    <p>
      <FormattedMessage id="foods.isDeleted" />
    </p>
    {children}
  </div>
);
