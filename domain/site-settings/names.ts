/** SS9: what the site is called and who runs it; empty: the product's own name, and no name. */
export type SiteNames = { readonly site: string; readonly operator: string };

/** SS10: letters. */
export const MOST_OF_NAME = 60;

/** Braces and angle brackets are what messages are written with; control characters and line breaks are no part of a name. */
const PLAIN = /^[^\p{Cc}\p{Zl}\p{Zp}<>{}#]*$/u;

/** SS10 */
export const isSiteName = (value: unknown): value is string =>
  typeof value === "string" && value.length <= MOST_OF_NAME && value.trim() === value && PLAIN.test(value);
