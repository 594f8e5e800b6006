import { barePath } from "../locales/index.ts";

/** NA22: pages of the measurements' own; every other address below is the check-in's. */
const CHECK_IN = "/measurements/check-in";
const MEASUREMENT_PAGES: readonly string[] = [CHECK_IN, "/measurements/edit", "/measurements/photos"];

const PASSWORD_RESET = "/account/password-reset";

/** NA22: where an address leads that has a name and no page of its own, without locale; undefined where it leads nowhere else. */
export const redirectOf = (path: string): string | undefined => {
  const page = barePath(path);
  if (page === PASSWORD_RESET) return "/account/forgot-password";
  const isMeasurements = page === "/measurements" || page.startsWith("/measurements/");
  return isMeasurements && !MEASUREMENT_PAGES.includes(page) ? CHECK_IN : undefined;
};
