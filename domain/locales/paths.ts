import { DEFAULT_LOCALE, isLocale, type Locale } from "./locale.ts";

export type LocalePath = { readonly locale: Locale; readonly path: string };

/** The end of the path proper: what follows is query or hash. */
const pathEnd = (address: string): number => {
  const end = address.search(/[?#]/);
  return end < 0 ? address.length : end;
};

/** A path that begins with one slash, so that it never reads as another host. */
const rooted = (path: string): string => `/${path.replace(/^[/\\]+/, "")}`;

/**
 * LO8: takes the locale prefix off a path; query and hash stay. "/de/food/diary" → de, "/food/diary"; "/de" → de, "/". The
 * default language has no prefix: "/en/x" is a path of its own.
 */
export const splitLocale = (path: string): LocalePath => {
  const given = rooted(path);
  const first = given.slice(1).split(/[/?#]/, 1)[0] ?? "";
  return isLocale(first) && first !== DEFAULT_LOCALE
    ? { locale: first, path: rooted(given.slice(first.length + 1)) }
    : { locale: DEFAULT_LOCALE, path: given };
};

/** LO9: the same page in another language: whatever prefix was there is replaced. */
export const pathIn = (locale: Locale, path: string): string => {
  const bare = splitLocale(path).path;
  if (locale === DEFAULT_LOCALE) return bare;
  return bare === "/" ? `/${locale}` : `/${locale}${/^\/[?#]/.test(bare) ? bare.slice(1) : bare}`;
};

/** LO10: path checks are made on this: without locale, query, hash and trailing slash. */
export const barePath = (path: string): string => {
  const bare = splitLocale(path).path;
  return bare.slice(0, pathEnd(bare)).replace(/\/+$/, "") || "/";
};

export type Alternate = { readonly hreflang: string; readonly href: string };

const cleaned = (path: string): string => path.slice(0, pathEnd(path)).replace(/\/+$/, "") || "/";
const bareOrigin = (origin: string): string => origin.replace(/\/+$/, "");

/** LO12: the one address under which a page is known: its own language, no query, no hash, no trailing slash. */
export const canonical = (path: string, origin: string): string => {
  const { locale, path: bare } = splitLocale(path);
  return bareOrigin(origin) + pathIn(locale, cleaned(bare));
};

/** LO13: whether an address belongs to a host that is never prefixed (the blog, an outside forum): any absolute address. */
export const isOutside = (address: string): boolean => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address);

/** LO13: a link in a language; addresses of other hosts stay as they are. */
export const linkIn = (locale: Locale, address: string): string =>
  isOutside(address) ? address : pathIn(locale, address);
