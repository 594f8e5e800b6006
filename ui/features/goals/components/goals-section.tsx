import type { ReactNode } from "react";
import classes from "./goals.module.css";

export type GoalsSectionProps = {
  /** Name of the section in the address. */
  readonly id: string;
  /** Heading of the section. */
  readonly title: ReactNode;
  /** Short summary of the current value. */
  readonly now?: ReactNode;
  /** Opens the section when the page appears. */
  readonly isOpen?: boolean;
  /** Editor of the goal. */
  readonly children: ReactNode;
};

/** A part of the goals that opens where it is changed. */
export const GoalsSection = ({ id, title, now, isOpen = false, children }: GoalsSectionProps) => (
  <details className={classes.section} open={isOpen} data-section={id}>
    <summary>
      <span className={classes.sectionWords}>
        <span role="heading" aria-level={2}>
          {title}
        </span>
        {now === undefined ? null : <span className={classes.sectionNow}>{now}</span>}
      </span>
    </summary>
    <div className={classes.sectionBody}>{children}</div>
  </details>
);
