import type { ReactNode } from "react";
import classes from "./deleted-note.module.css";

export type DeletedNoteProps = {
  /** Says what was deleted and what happens to logged entries. */
  readonly words: ReactNode;
  /** Control that restores it. */
  readonly children?: ReactNode;
};

/** On the page of what was deleted, in the place of what one can do with what stands. */
export const DeletedNote = ({ words, children }: DeletedNoteProps) => (
  <div className={classes.note} role="status">
    <p>{words}</p>
    {children}
  </div>
);
