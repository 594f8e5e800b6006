import { DEFAULT_LOCALE, isLocale, type Locale } from "./locale.ts";

export type LocalePath = { readonly locale: Locale; readonly path: string };

/** The end of the path proper: what follows is query or hash. */
const pathEnd = (address: string): number => {
  const end = address.search(/[?#]/);
  return end < 0 ? address.length : end;
};

/** Without the slashes at its end. No pattern does it: from each slash it would look again to the end. */
export const withoutTrailingSlashes = (text: string): string => {
  let end = text.length;
  while (text[end - 1] === "/") end -= 1;
  return text.slice(0, end);
};

/**
 * A path that begins with one slash, so that it never reads as another host: browsers drop tabs and line ends wherever they stand,
 * blanks and control characters at the beginning, and take "\" for "/".
 */
const rooted = (path: string): string => {
  const plain = path.replaceAll(/[\t\n\r]/g, "");
  let start = 0;
  while (plain[start] === "/" || plain[start] === "\\" || plain.charCodeAt(start) <= 32) start += 1;
  return `/${plain.slice(start)}`;
};

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

/** A path that has no prefix, with that of a language. */
export const withLocalePrefix = (locale: Locale, bare: string): string => {
  if (locale === DEFAULT_LOCALE) return bare;
  return bare === "/" ? `/${locale}` : `/${locale}${/^\/[?#]/.test(bare) ? bare.slice(1) : bare}`;
};

/** LO9: the same page in another language: whatever prefix was there is replaced. */
export const pathIn = (locale: Locale, path: string): string => withLocalePrefix(locale, splitLocale(path).path);

/** LO10: path checks are made on this: without locale, query, hash and trailing slash. */
export const barePath = (path: string): string => {
  const bare = splitLocale(path).path;
  return withoutTrailingSlashes(bare.slice(0, pathEnd(bare))) || "/";
};

/** Letters that are written as "%66". Only those of ASCII: no locale and no page that is judged by its path has others. */
const decodedAscii = (path: string): string =>
  path.replaceAll(/%[0-7][\da-f]/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));

/**
 * LO10: a path as routers read it, for whoever decides by it: encodings, capitals, doubled slashes and dots are no side door.
 * "/%64e//Food/./diary/?date=x" is "/food/diary".
 */
export const normalizedPath = (path: string): string => {
  const segments: string[] = [];
  const given = decodedAscii(rooted(path.slice(0, pathEnd(path))));
  for (const part of given.split(/[/\\]/)) {
    if (part === "..") segments.pop();
    else if (part !== "" && part !== ".") segments.push(part);
  }
  return barePath(`/${segments.join("/")}`).toLowerCase();
};

export type Alternate = { readonly hreflang: string; readonly href: string };

const cleaned = (path: string): string => withoutTrailingSlashes(path.slice(0, pathEnd(path))) || "/";

/** LO12: the one address under which a page is known: its own language, no query, no hash, no trailing slash. */
export const canonicalUrl = (path: string, origin: string): string => {
  const { locale, path: bare } = splitLocale(path);
  return withoutTrailingSlashes(origin) + withLocalePrefix(locale, cleaned(bare));
};

/** LO13: whether an address belongs to a host that is never prefixed (the blog, an outside forum): any absolute address. */
export const isExternalUrl = (address: string): boolean => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address);

/** LO13: a link in a language; addresses of other hosts stay as they are. */
export const linkIn = (locale: Locale, address: string): string =>
  isExternalUrl(address) ? address : pathIn(locale, address);
