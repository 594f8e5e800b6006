import type { ReactNode } from "react";
import classes from "./field-row.module.css";

export type FieldRowProps = {
  /** Fields in reading order. */
  readonly children: ReactNode;
};

/** Fields beside each other as long as the words of each fit into it, else below one another. */
export const FieldRow = ({ children }: FieldRowProps) => <div className={classes.row}>{children}</div>;
