const MOST = 500;

/** A host by its name, without a name of somebody before it. */
const HTTPS = /^https:\/\/[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.?(?::\d{1,5})?(?:[/?#]|$)/u;

/** SS2 */
export const isHttpsAddress = (value: unknown): value is string =>
  typeof value === "string" && value.length <= MOST && !/[\s\\"'<>]/.test(value) && HTTPS.test(value);

const SCHEME = /^([a-z][a-z0-9+.-]{0,30}):./i;
const RUNNING = ["javascript", "data", "vbscript", "file", "blob"];

/** SS2: an app's own scheme is taken too; one that runs something in a page is not. */
export const isAppAddress = (value: unknown): value is string => {
  if (typeof value !== "string" || value.length > MOST || /[\s\\"'<>]/.test(value)) return false;
  const scheme = SCHEME.exec(value)?.[1]?.toLowerCase();
  return scheme !== undefined && !RUNNING.includes(scheme);
};
