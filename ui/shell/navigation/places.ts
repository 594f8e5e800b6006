/** Where what comes after the paint finds its place in the layout. */
export const AFTER_MAIN = "after-main";
export const ANNOUNCEMENT = "announcement";
