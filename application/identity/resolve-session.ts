import { isSessionOver, sessionUsed } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import type { ActiveSession, SessionStore } from "./session-store.ts";
import type { SessionTicket } from "./session-tokens.ts";

/** `network` is where the request comes from, cut short. */
export type ResolveSession = (
  ticket: Pick<SessionTicket, "member" | "session">,
  network?: string,
) => Effect.Effect<ActiveSession | undefined>;

/**
 * ID41: who a request comes from. Nothing is remembered between requests, so that an ended session is refused at the next one in
 * every process. ID42: that it is used is written down beside the request, which does not wait for it.
 */
export const makeResolveSession = (ports: {
  readonly sessions: Pick<SessionStore, "find" | "used">;
  readonly clock: Clock;
}): ResolveSession => {
  const writing = new Set<string>();
  const write = ({ member, session }: ActiveSession) =>
    Effect.suspend(() => {
      // A page asks several things at once; one of them writes.
      if (writing.has(session.id)) return Effect.void;
      writing.add(session.id);
      return ports.sessions.used(member.id, session).pipe(
        // A later request writes it if this one cannot.
        Effect.catchCause(() => Effect.void),
        Effect.ensuring(Effect.sync(() => writing.delete(session.id))),
      );
    });
  return Effect.fnUntraced(function* (ticket, network) {
    const found = yield* ports.sessions.find(ticket.member, ticket.session);
    if (found === undefined) return undefined;
    const now = yield* ports.clock.now;
    if (isSessionOver(found.session, now)) return undefined;
    const used = sessionUsed(found.session, now, network);
    if (used === undefined) return found;
    const active = { ...found, session: used };
    yield* Effect.forkDetach(write(active));
    return active;
  });
};
