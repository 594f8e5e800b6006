import type { ActiveSession } from "@morsel/application/identity/session-store";
import type { SessionTicket, SessionTokens } from "@morsel/application/identity/session-tokens";
import { cookieChunks, joinCookieChunks, SESSION_LIFETIME_SECONDS } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { inAppOf } from "../../requests/in-app.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { cookieLine } from "../../requests/cookies.ts";
import { isHttps, isLocal } from "../../requests/origin.ts";
import { token } from "@morsel/application/platform/token";

type Cookies = ReadonlyMap<string, string>;

/** The request whose answer sets the cookie. */
export type SetBy = Pick<RequestContext, "call" | "cookies" | "origin" | "tokenSaysInApp">;

/** The session's name in the browser: one cookie, or numbered parts if it is too long for one. */
export type Sessions = {
  /** Reads the cookie; the session that it names may no longer exist. */
  readonly read: (cookies: Cookies, origin: string) => Effect.Effect<SessionTicket | undefined>;
  /** Cookie lines that name the session from now on; parts of an older one are taken away. */
  readonly remember: (active: ActiveSession, request: SetBy) => Effect.Effect<readonly string[]>;
  /** The same for a cookie of an earlier secret, and for one that is a day old: its browser would forget it 30 days after it was set, however much it is used. */
  readonly renew: (ticket: SessionTicket, active: ActiveSession, request: SetBy) => Effect.Effect<readonly string[]>;
  readonly forget: (cookies: Cookies, origin: string) => readonly string[];
};

/** The specification does not name the cookie: on https it has the prefix by which a browser keeps it to this very host. */
export const sessionCookieName = (origin: string): string =>
  isHttps(origin) ? "__Host-next-auth.session-token" : "next-auth.session-token";

const A_DAY_SECONDS = 86_400;

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
  const remember: Sessions["remember"] = Effect.fnUntraced(function* ({ member, session }, request) {
    const { cookies, origin } = request;
    const issuedAt = Math.floor(nowSeconds());
    const expires = issuedAt + SESSION_LIFETIME_SECONDS;
    const text = yield* tokens.issue({
      member: member.id,
      session: session.id,
      issuedAt,
      expires,
      ...(inAppOf(request).isWebView ? { isInApp: true } : {}),
    });
    const parts = cookieChunks(sessionCookieName(origin), text);
    const lines = parts.map(({ name, value }) => cookieLine(name, value, optionsOf(origin, SESSION_LIFETIME_SECONDS)));
    return [...lines, ...gone(cookies, origin, new Set(parts.map(({ name }) => name)))];
  });
  return {
    read: (cookies, origin) => {
      const name = sessionCookieName(origin);
      const whole = cookies.get(name);
      const token = whole !== undefined ? whole : joinCookieChunks(name, partsIn(cookies, name));
      return token === undefined || token === "" ? Effect.undefined : tokens.read(token);
    },
    remember,
    renew: (ticket, active, request) =>
      nowSeconds() - ticket.issuedAt < A_DAY_SECONDS && ticket.isOfEarlierSecret !== true
        ? Effect.succeed([])
        : remember(active, { ...request, tokenSaysInApp: ticket.isInApp }),
    forget: (cookies, origin) => gone(cookies, origin, new Set()),
  };
};

export const Sessions = token<Sessions>("Sessions");
