/** The cookies of a request by name; the first of a name counts, as browsers send the most specific first. */
export const readCookies = (header: string | undefined): ReadonlyMap<string, string> => {
  const cookies = new Map<string, string>();
  if (header === undefined) return cookies;
  for (const part of header.split(";")) {
    const equals = part.indexOf("=");
    if (equals < 0) continue;
    const name = part.slice(0, equals).trim();
    if (!cookies.has(name)) cookies.set(name, part.slice(equals + 1).trim());
  }
  return cookies;
};

export type CookieOptions = {
  readonly isSecure: boolean;
  readonly maxAgeSeconds?: number;
  /** Sent along by another site's forms, too. */
  readonly isCrossSite?: boolean;
};

/** Always for the whole site, out of reach of scripts, and, unless said otherwise, never sent along by another site's forms. */
export const cookieLine = (
  name: string,
  value: string,
  { isSecure, maxAgeSeconds, isCrossSite = false }: CookieOptions,
): string =>
  [
    `${name}=${value}`,
    "Path=/",
    ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]),
    "HttpOnly",
    isCrossSite ? "SameSite=None" : "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ].join("; ");
