import { DISPLAY_MAX } from "../display-number.ts";

/** More cannot be shown (U14), and nobody eats it. */
export const AMOUNT_MAX = DISPLAY_MAX;
