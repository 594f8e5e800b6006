import { MARK, WORDMARK } from "./logo-paths.ts";
import classes from "./logo.module.css";

export type MarkProps = {
  /** Width and height in px. */
  readonly size?: number;
};

/** The mark: a disc with a bite taken. Decorative; the element around it names it. */
export const Mark = ({ size = 32 }: MarkProps) => (
  <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" focusable="false">
    <path className={classes.disc} d={MARK} />
  </svg>
);

export type WordmarkProps = {
  /** Height in px. */
  readonly height?: number;
};

/** The wordmark, drawn in one line weight; its o is the mark. */
export const Wordmark = ({ height = 30 }: WordmarkProps) => (
  <svg viewBox="0 0 120 36" height={height} width={(height / 36) * 120} aria-hidden="true" focusable="false">
    <path className={classes.disc} d={WORDMARK.disc} />
    <path className={classes.line} d={WORDMARK.line} />
  </svg>
);
