import type { ReactNode } from "react";
import classes from "./deleted-note.module.css";

export type DeletedNoteProps = {
  /** What was deleted, and what becomes of what was logged. */
  readonly words: ReactNode;
  /** What brings it back. */
  readonly children?: ReactNode;
};

/** On the page of what was deleted, in the place of what one can do with what stands. */
export const DeletedNote = ({ words, children }: DeletedNoteProps) => (
  <div className={classes.note} role="status">
    <p>{words}</p>
    {children}
  </div>
);
