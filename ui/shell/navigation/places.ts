/** Place in the layout for the parts that follow the paint. */
export const AFTER_MAIN = "after-main";
export const ANNOUNCEMENT = "announcement";
