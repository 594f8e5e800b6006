import classes from "./drawings.module.css";

/** A plate with crumbs and a fork: there was something here. Decorative. */
export const EmptyPlate = () => (
  <svg className={classes.drawing} viewBox="34 10 180 140" aria-hidden="true" focusable="false">
    <ellipse className={classes.shade} cx="128" cy="138" rx="84" ry="10" />
    <circle className={classes.paper} cx="128" cy="76" r="62" />
    <circle className={classes.thin} cx="128" cy="76" r="42" />
    <path
      className={classes.mark}
      d="M150.3 74.5A22 22 0 1 1 129.8 53.8A8.4 8.4 0 0 0 139.6 64A8.4 8.4 0 0 0 150.3 74.5Z"
      opacity="0.16"
    />
    <path className={classes.mark} d="M142 61a3 3 0 1 0 .1 0M152 66a2 2 0 1 0 .1 0M147 54a1.6 1.6 0 1 0 .1 0" />
    <path className={classes.line} d="M36 30v28a9 9 0 0 0 18 0V30M45 30v104" />
  </svg>
);
