import type { ReactNode } from "react";
import classes from "./page.module.css";

export type PageProps = {
  /** Heading of the page. */
  readonly title: ReactNode;
  /** Sentence that says what the page is, where the title is not enough. */
  readonly lead?: ReactNode;
  /** "narrow" for what is read or filled in from top to bottom. */
  readonly width?: "narrow" | "wide";
  /** Contents. */
  readonly children: ReactNode;
};

/** A page: one heading, perhaps a sentence, then what it is for. */
export const Page = ({ title, lead, width = "narrow", children }: PageProps) => (
  <div className={classes.page} data-width={width}>
    <div className={classes.head}>
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      {lead === undefined ? null : <p className={classes.lead}>{lead}</p>}
    </div>
    <div className={classes.body}>{children}</div>
  </div>
);

export type SheetProps = {
  /** Contents. */
  readonly children: ReactNode;
  /** Id of the heading that names the section. */
  readonly labelledBy?: string;
};

/** A sheet of paper on the table: what belongs together. */
export const Sheet = ({ children, labelledBy }: SheetProps) => (
  <section className={classes.sheet} {...(labelledBy === undefined ? {} : { "aria-labelledby": labelledBy })}>
    {children}
  </section>
);

export type ProblemProps = {
  /** Contents. */
  readonly children?: ReactNode;
};

/** Says what went wrong, at once and aloud. Empty, it keeps its place in the reading order. */
export const Problem = ({ children }: ProblemProps) => (
  <div role="alert">{children === undefined ? null : <p className={classes.problem}>{children}</p>}</div>
);
