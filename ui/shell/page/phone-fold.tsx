import { useId, useState, type ReactNode } from "react";
import { IconChevronDown } from "../../theme/icons.ts";
import classes from "./phone-fold.module.css";

export type PhoneFoldProps = {
  /** Words of the line that opens the choices. */
  readonly title: ReactNode;
  /** Choices, which stand open where there is room. */
  readonly children: ReactNode;
};

/** Choices beside what they change. Where there is no room beside it they stand below, behind one line that opens them. */
export const PhoneFold = ({ title, children }: PhoneFoldProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.fold}>
      <button
        type="button"
        className={classes.head}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{title}</span>
        <IconChevronDown size={18} aria-hidden="true" />
      </button>
      <div id={id} className={classes.body} data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  );
};
