import type { Sealing } from "@morsel/application/platform/sealing";
import { token } from "@morsel/application/platform/token";
import { cookieLine } from "./cookies.ts";
import { isHttps, isLocal } from "./origin.ts";

type Where = { readonly cookies: ReadonlyMap<string, string>; readonly origin: string };

/** Short-lived cookies that hold what the server asks back: sealed, so that nobody reads or makes one up, and dated. */
export type SealedCookies = {
  /** Returns the sealed value, as JSON leaves it; undefined if there is none or it has expired. */
  readonly read: (name: string, where: Where) => { readonly value: unknown; readonly expiresAt: number } | undefined;
  /** The line that sets it. Where another site's form brings the browser back, only a cookie for cross-site use comes along. */
  readonly write: (
    name: string,
    value: unknown,
    origin: string,
    how: { readonly seconds: number; readonly isCrossSite?: boolean },
  ) => string;
  readonly forget: (name: string, origin: string) => string;
};

export const SealedCookies = token<SealedCookies>("SealedCookies");

const nameAt = (name: string, origin: string): string => (isHttps(origin) ? `__Host-${name}` : name);

export const makeSealedCookies = (sealing: Sealing, now: () => number): SealedCookies => ({
  read: (name, { cookies, origin }) => {
    const opened = sealing.open(cookies.get(nameAt(name, origin)) ?? "", `cookie ${name}`);
    if (opened === undefined) return undefined;
    const { value, expiresAt } = JSON.parse(opened.text) as { readonly value: unknown; readonly expiresAt: number };
    return now() < expiresAt ? { value, expiresAt } : undefined;
  },
  write: (name, value, origin, { seconds, isCrossSite = false }) => {
    const sealed = sealing.seal(JSON.stringify({ value, expiresAt: now() + seconds * 1000 }), `cookie ${name}`);
    const isSecure = isCrossSite || isHttps(origin) || !isLocal(origin);
    return cookieLine(nameAt(name, origin), sealed, { isSecure, isCrossSite, maxAgeSeconds: seconds });
  },
  forget: (name, origin) =>
    cookieLine(nameAt(name, origin), "", { isSecure: isHttps(origin) || !isLocal(origin), maxAgeSeconds: 0 }),
});
