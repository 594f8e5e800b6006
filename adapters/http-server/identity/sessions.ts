import type { SessionClaims, SessionTokens } from "@morsel/application/identity/session-tokens";
import { cookieChunks, joinCookieChunks, SESSION_LIFETIME_SECONDS } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { cookieLine } from "../requests/cookies.ts";
import { isHttps, isLocal } from "../requests/origin.ts";
import { token } from "@morsel/application/platform/token";

type Cookies = ReadonlyMap<string, string>;

/** Where the session lies in the browser: one cookie, or numbered parts where it is too long for one. */
export type Sessions = {
  readonly read: (cookies: Cookies, origin: string) => Effect.Effect<SessionClaims | undefined>;
  /** Cookie lines of a new session; parts of an older one are taken away. */
  readonly begin: (
    who: Pick<SessionClaims, "member" | "username" | "email">,
    cookies: Cookies,
    origin: string,
  ) => Effect.Effect<{ readonly claims: SessionClaims; readonly setCookies: readonly string[] }>;
  readonly end: (cookies: Cookies, origin: string) => readonly string[];
};

export const sessionCookieName = (origin: string): string =>
  isHttps(origin) ? "__Secure-next-auth.session-token" : "next-auth.session-token";

const partsIn = (cookies: Cookies, name: string) =>
  [...cookies]
    .filter(([key]) => key === name || key.startsWith(`${name}.`))
    .map(([key, value]) => ({ name: key, value }));

export const makeSessions = (tokens: SessionTokens, nowSeconds: () => number): Sessions => {
  const optionsOf = (origin: string, maxAgeSeconds: number) => ({
    isSecure: isHttps(origin) || !isLocal(origin),
    maxAgeSeconds,
  });
  const gone = (cookies: Cookies, origin: string, kept: ReadonlySet<string>) =>
    partsIn(cookies, sessionCookieName(origin))
      .filter(({ name }) => !kept.has(name))
      .map(({ name }) => cookieLine(name, "", optionsOf(origin, 0)));
  return {
    read: (cookies, origin) => {
      const name = sessionCookieName(origin);
      const whole = cookies.get(name);
      const token = whole !== undefined ? whole : joinCookieChunks(name, partsIn(cookies, name));
      return token === undefined || token === "" ? Effect.undefined : tokens.read(token);
    },
    begin: Effect.fnUntraced(function* (who, cookies, origin) {
      const issuedAt = Math.floor(nowSeconds());
      const claims: SessionClaims = { ...who, issuedAt, expires: issuedAt + SESSION_LIFETIME_SECONDS };
      const parts = cookieChunks(sessionCookieName(origin), yield* tokens.issue(claims));
      const lines = parts.map(({ name, value }) =>
        cookieLine(name, value, optionsOf(origin, SESSION_LIFETIME_SECONDS)),
      );
      return { claims, setCookies: [...lines, ...gone(cookies, origin, new Set(parts.map(({ name }) => name)))] };
    }),
    end: (cookies, origin) => gone(cookies, origin, new Set()),
  };
};

export const Sessions = token<Sessions>("Sessions");
