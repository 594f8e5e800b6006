import type { ReactNode } from "react";
import classes from "./field-row.module.css";

/** Fields beside each other as long as the words of each fit into it, else below one another. */
export const FieldRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.row}>{children}</div>
);
