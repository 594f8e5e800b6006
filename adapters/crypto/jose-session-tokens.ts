import type { SessionTicket, SessionTokens } from "@morsel/application/identity/session-tokens";
import { CLOCK_TOLERANCE_SECONDS, isMemberId, isSessionExpired, isSessionId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Keys } from "@morsel/application/platform/keys";
import { makeBoundedCache } from "@morsel/application/platform/bounded-cache";

const ticketOf = (payload: { readonly [claim: string]: unknown }): SessionTicket | undefined => {
  const { sub, jti, iat, exp, app } = payload;
  return isMemberId(sub) && isSessionId(jti) && typeof iat === "number" && typeof exp === "number"
    ? { member: sub, session: jti, issuedAt: iat, expires: exp, ...(app === true ? { isInApp: true } : {}) }
    : undefined;
};

const REMEMBERED = 10_000;

/**
 * Encrypted tokens (JWE, dir, A256GCM). What was once read is remembered by its text, and judged by the clock again; whether its
 * session still is, is not a token's to say. ID82: those of the earlier secret are read too, and told apart.
 */
export const makeJoseSessionTokens = (keys: Keys, nowSeconds: () => number): SessionTokens => {
  const jose = Effect.promise(() => import("jose"));
  const known = makeBoundedCache<SessionTicket>(REMEMBERED);
  return {
    issue: (ticket) =>
      Effect.flatMap(jose, ({ EncryptJWT }) =>
        Effect.promise(() =>
          new EncryptJWT(ticket.isInApp === true ? { app: true } : {})
            .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
            .setSubject(ticket.member)
            .setIssuedAt(ticket.issuedAt)
            .setExpirationTime(ticket.expires)
            .setJti(ticket.session)
            .encrypt(keys[0]),
        ),
      ),
    read: (token) =>
      Effect.suspend(() => {
        const held = known.get(token);
        if (held !== undefined) return Effect.succeed(isSessionExpired(held, nowSeconds()) ? undefined : held);
        return Effect.flatMap(jose, ({ jwtDecrypt }) =>
          Effect.promise(async () => {
            for (const key of keys)
              try {
                const { payload } = await jwtDecrypt(token, key, {
                  clockTolerance: CLOCK_TOLERANCE_SECONDS,
                  currentDate: new Date(nowSeconds() * 1000),
                  keyManagementAlgorithms: ["dir"],
                  contentEncryptionAlgorithms: ["A256GCM"],
                });
                const read = ticketOf(payload);
                const ticket = read && key !== keys[0] ? { ...read, isOfEarlierSecret: true } : read;
                if (ticket !== undefined) known.set(token, ticket);
                return ticket;
              } catch {
                // Forged, damaged, expired or sealed with another secret: all the same to the caller.
              }
            return undefined;
          }),
        );
      }),
  };
};
