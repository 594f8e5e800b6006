import { barePath } from "../locales/index.ts";

/** NA22: pages of the measurements' own; every other address below is the check-in's. */
const CHECK_IN = "/measurements/check-in";
const MEASUREMENT_PAGES: readonly string[] = [CHECK_IN, "/measurements/edit", "/measurements/photos"];

/** NA24: where the forum's pages were before they had the community's addresses. */
const FORUM = /^\/forum(?:\/(.+))?$/;
const forumPage = (rest: string): string =>
  rest === "" || rest === "sso_login"
    ? "/community"
    : rest === "new" || rest.startsWith("categories/")
      ? `/community/${rest}`
      : `/community/topics/${rest}`;

const PASSWORD_RESET = "/account/password-reset";

/** NA22, NA24: where an address leads that has a name and no page of its own, without locale; undefined where it leads nowhere else. */
export const redirectOf = (path: string): string | undefined => {
  const page = barePath(path);
  if (page === PASSWORD_RESET) return "/account/forgot-password";
  const forum = FORUM.exec(page);
  if (forum !== null) return forumPage(forum[1] ?? "");
  const isMeasurements = page === "/measurements" || page.startsWith("/measurements/");
  return isMeasurements && !MEASUREMENT_PAGES.includes(page) ? CHECK_IN : undefined;
};
