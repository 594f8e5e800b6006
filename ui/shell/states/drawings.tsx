import classes from "./drawings.module.css";

/** One colour beside the lines, which follow the scheme; decorative: what happened is said beside them. */
const VIEW = "0 0 180 140";

/** An empty plate that waits. */
export const EmptyDrawing = () => (
  <svg className={classes.drawing} viewBox={VIEW} aria-hidden="true" focusable="false">
    <ellipse className={classes.shade} cx="94" cy="128" rx="70" ry="8" />
    <circle className={classes.paper} cx="94" cy="68" r="54" />
    <circle className={classes.thin} cx="94" cy="68" r="36" />
    <path className={classes.line} d="M14 26v26a8 8 0 0 0 16 0V26M22 42v86M170 128V26c-9 4-13 18-13 34h13" />
  </svg>
);

/** A cable that was pulled, before a cloud. */
export const OfflineDrawing = () => (
  <svg className={classes.drawing} viewBox={VIEW} aria-hidden="true" focusable="false">
    <path className={classes.paper} d="M52 74a24 24 0 0 1 3-47 34 34 0 0 1 64-2 26 26 0 0 1 9 49Z" />
    <path className={classes.line} d="M10 118h48a10 10 0 0 0 10-10v-2M170 118h-48a10 10 0 0 1-10-10v-2" />
    <path className={classes.mark} d="M58 88h20v14a10 10 0 0 1-20 0ZM102 88h20v14a10 10 0 0 1-20 0Z" />
    <path className={classes.line} d="M63 88v-8M73 88v-8M90 96v-14M84 110l-4 8M96 110l4 8" />
  </svg>
);

/** A sun that rises over a table that is laid: the first day. */
export const FirstDayDrawing = () => (
  <svg className={classes.drawing} viewBox={VIEW} aria-hidden="true" focusable="false">
    <path className={classes.mark} d="M56 92a36 36 0 0 1 72 0Z" />
    <path className={classes.line} d="M92 30v12M50 50l8 8M134 50l-8 8M32 90h10M142 90h10" />
    <path className={classes.line} d="M8 92h168M30 92v38M154 92v38" />
    <path className={classes.thin} d="M58 106h68M70 116h44" />
  </svg>
);
