import { normalizedPath, pathIn, splitLocale } from "../locales/index.ts";
import { LOG_IN_PATH } from "./header-links.ts";

/** NA11: paths below these require a signed-in member. */
export const SIGNED_IN_PREFIXES = [
  "/account",
  "/premium",
  "/food",
  "/friends",
  "/messages",
  "/meal",
  "/exercise",
  "/measurements",
  "/reports/export",
  "/reports/import",
  "/reports/weekly-digest",
  "/invitations",
  "/blocked-users",
] as const;

/** NA11: "/reports" and "/reports/" count only as such: a shared printable diary lies below them. */
const SIGNED_IN_EXACTLY: readonly string[] = ["/reports", "/reports/"];

/** NA12: what lies below a prefix and is yet for visitors: the ways in and out of an account, and the exercise look-up. */
export const VISITOR_PREFIXES = [
  "/account/login",
  "/account/create",
  "/account/password-reset",
  "/account/forgot-password",
  "/account/verify-email",
  "/account/login-counter-reset-request",
  "/account/logout",
  "/exercise/lookup",
  "/exercise/list-by-name",
  "/exercise/calories-burned",
] as const;

/** NA12: a diary that its owner shares; one's own, and what else lies below, is for members. */
const SHARED_DIARY = /^\/food\/diary\/[^/]+$/;

/** NA23: pages of one person that no search engine lists, however openly they are shared. */
const PERSONAL = [SHARED_DIARY, /^\/reports\/printable-diary\/[^/]+$/];

export const isPersonalPage = (path: string): boolean => {
  const page = normalizedPath(path);
  return PERSONAL.some((pattern) => pattern.test(page));
};

const WAYS_IN = VISITOR_PREFIXES.filter((prefix) => prefix.startsWith("/account/"));

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    // Not an encoding: such an address is handed on as it stands.
    return path;
  }
};

const isBelow = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

/** NA11, NA12: whether a page is for members only; the locale prefix does not count. */
export const isSignedInOnly = (path: string): boolean => {
  const page = normalizedPath(path);
  if (SIGNED_IN_EXACTLY.includes(page)) return true;
  return (
    SIGNED_IN_PREFIXES.some((prefix) => isBelow(page, prefix)) &&
    !VISITOR_PREFIXES.some((prefix) => isBelow(page, prefix)) &&
    !SHARED_DIARY.test(page)
  );
};

/** NA19: what a visitor comes back to after logging in or signing up; undefined is the start. */
export const callbackAfterSignIn = (currentUrl: string): string | undefined => {
  const page = normalizedPath(currentUrl);
  if (page === "/") return undefined;
  if (!WAYS_IN.some((prefix) => isBelow(page, prefix))) return currentUrl;
  const carried = /[?&]callbackUrl=([^&#]+)/.exec(currentUrl)?.[1];
  return carried === undefined ? undefined : decoded(carried);
};

/** NA13: where a visitor goes who asks for a page for members: sign-in, with SessionRequired and the page as callback. */
export const signInRedirect = (currentPath: string): string =>
  pathIn(
    splitLocale(currentPath).locale,
    `${LOG_IN_PATH}?error=SessionRequired&callbackUrl=${encodeURIComponent(currentPath.toWellFormed())}`,
  );
