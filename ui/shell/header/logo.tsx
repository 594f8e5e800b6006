import classes from "./logo.module.css";

/** The mark: a disc with a bite taken. Decorative; the element around it names it. */
export const Mark = ({ size = 32 }: { readonly size?: number }) => (
  <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" focusable="false">
    <path
      className={classes.disc}
      d="M57.97 30.66A26 26 0 1 1 33.92 6.07A9.9 9.9 0 0 0 45.46 18.06A9.9 9.9 0 0 0 57.97 30.66Z"
    />
  </svg>
);

/** The wordmark, drawn in one line weight; its o is the mark. */
export const Wordmark = ({ height = 30 }: { readonly height?: number }) => (
  <svg viewBox="0 0 120 36" height={height} width={(height / 36) * 120} aria-hidden="true" focusable="false">
    <path
      className={classes.disc}
      d="M52.99 19.97A10 10 0 1 1 43.75 10.53A3.78 3.78 0 0 0 48.14 15.18A3.78 3.78 0 0 0 52.99 19.97Z"
    />
    <path
      className={classes.line}
      d="M4 29V12.5M4 18a6 6 0 0 1 12 0v11M16 18a6 6 0 0 1 12 0v11M59.5 29V12.5M59.5 19.5a7 7 0 0 1 6.5-7M83 14.6c-1.7-1.5-3.7-2.2-5.9-2.2-3.2 0-5.5 1.5-5.5 4 0 5.7 11.9 2.9 11.9 8.5 0 2.7-2.6 4.2-5.9 4.2-2.6 0-4.9-.8-6.7-2.5M90 20.5h15.7a8 8 0 1 0-2.5 6M114.5 4V29"
    />
  </svg>
);
