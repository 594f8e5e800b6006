import { withoutTrailingSlashes } from "../../locales/index.ts";

const ABSOLUTE_HOME = "/";

/** Browsers drop tabs and line ends, and read "\" as "/": none of them belongs into an address we hand on. */
const SUSPECT = /[^\u0021-\u007e\u00a1-\uffff]|\\/;

/**
 * ID12: where a visitor goes after signing in, always an absolute address on `origin`: a path ("/food/diary") is put behind the
 * origin, an address on the origin stays, everything else ("//evil", "https://evil", "javascript:", control characters,
 * "https://origin.evil", "https://origin@evil") becomes the home page.
 */
export const safeCallbackUrl = (given: string | null | undefined, origin: string): string => {
  const base = withoutTrailingSlashes(origin);
  const home = base + ABSOLUTE_HOME;
  if (typeof given !== "string" || given.length > 2048 || SUSPECT.test(given)) return home;
  const path = given === base ? "/" : given.startsWith(`${base}/`) ? given.slice(base.length) : given;
  if (given.startsWith(`${base}?`) || given.startsWith(`${base}#`)) return `${base}/${given.slice(base.length)}`;
  return path.startsWith("/") && !path.startsWith("//") ? base + path : home;
};

/** ID12: whether a given callback would be kept; if not, INVALID_CALLBACK_URL_ERROR is what to log. */
export const isSafeCallbackUrl = (given: string, origin: string): boolean => {
  const safe = safeCallbackUrl(given, origin);
  const base = withoutTrailingSlashes(origin);
  return safe !== base + ABSOLUTE_HOME || [ABSOLUTE_HOME, base, safe].includes(given);
};
