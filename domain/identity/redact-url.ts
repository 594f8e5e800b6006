/** ID22 */
export const REDACTED = "REDACTED";

/** ID22: whatever follows "password-reset" in an address, also an encoded one, is replaced before it is logged or tracked. */
export const redactUrl = (url: string): string => {
  const found = /password(?:-|%2d)reset/i.exec(url);
  if (found === null) return url;
  const end = found.index + found[0].length;
  return end === url.length ? url : `${url.slice(0, end)}/${REDACTED}`;
};

/** ID23: the paths under /account/ on which neither ads nor analytics run; the locale prefix is already removed. */
export const isPasswordPath = (path: string): boolean =>
  /^\/account\/(password-reset|forgot-password)(?![\w-])/i.test(path);
