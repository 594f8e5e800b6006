import { normalizedPath } from "../locales/index.ts";

/** ID22 */
export const REDACTED = "REDACTED";

const hex = (letter: string): string => letter.charCodeAt(0).toString(16);

/** A letter, or its encoding, or the encoding of that: an address within an address is encoded twice. */
const orEncoded = (letter: string): string =>
  `(?:${letter}|%(?:25)*(?:${hex(letter.toLowerCase())}|${hex(letter.toUpperCase())}))`;

const SECRET_FOLLOWS = new RegExp([..."password-reset"].map(orEncoded).join(""), "i");

/** ID22: whatever follows "password-reset" in an address, also an encoded one, is replaced before it is logged or tracked. */
export const redactUrl = (url: string): string => {
  const found = SECRET_FOLLOWS.exec(url);
  if (found === null) return url;
  const end = found.index + found[0].length;
  return end === url.length ? url : `${url.slice(0, end)}/${REDACTED}`;
};

/** ID23: the paths under /account/ on which neither ads nor analytics run, however they are written. */
export const isPasswordPath = (path: string): boolean =>
  /^\/account\/(password-reset|forgot-password)(?![\w-])/.test(normalizedPath(path));
