import type { SessionStore } from "@morsel/application/identity/session-store";
import {
  byLastSeen,
  isSessionOver,
  isSuspended,
  sessionsToEnd,
  sessionsWithoutRoom,
  type MemberId,
  type SessionId,
} from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { ownRows, type MemoryState } from "../platform/state.ts";
import { signInEvent } from "@morsel/domain/account";
import { addConsequences } from "./account-tables.ts";
import { membersTable } from "./members-table.ts";
import { sessionsTable } from "./sessions-table.ts";

/** Each method runs in one go, as a transaction would. */
export const makeMemorySessionStore = (state: MemoryState): SessionStore => {
  const members = state.of(membersTable);
  const sessionsOf = (member: MemberId) => ownRows(state.of(sessionsTable), member);
  return {
    begin: (id, verified, session, { jobs = [], ends } = {}) =>
      Effect.sync(() => {
        const known = members.get(id);
        if (known?.password !== verified || isSuspended(known.member, session.createdAt)) return false;
        addConsequences(state, id, { events: [signInEvent(session)], jobs });
        const { suspendedAt: _at, suspendedUntil: _until, suspensionReason: _reason, ...member } = known.member;
        members.set(id, { ...known, member: { ...member, lastLogin: session.createdAt } });
        const sessions = sessionsOf(id);
        if (ends !== undefined) sessions.delete(ends);
        for (const one of sessions.values()) if (isSessionOver(one, session.createdAt)) sessions.delete(one.id);
        for (const one of sessionsWithoutRoom([...sessions.values()])) sessions.delete(one);
        sessions.set(session.id, session);
        return true;
      }),
    find: (id, session) =>
      Effect.sync(() => {
        const known = members.get(id);
        const found = sessionsOf(id).get(session);
        return known === undefined || found === undefined ? undefined : { member: known.member, session: found };
      }),
    all: (member) => Effect.sync(() => [...sessionsOf(member).values()].toSorted(byLastSeen)),
    used: (member, session) =>
      Effect.sync(() => {
        const known = sessionsOf(member).get(session.id);
        if (known !== undefined && known.lastSeenAt < session.lastSeenAt)
          sessionsOf(member).set(session.id, {
            ...known,
            lastSeenAt: session.lastSeenAt,
            expiresAt: session.expiresAt,
            device: session.device,
          });
      }),
    authenticated: (member, session, at) =>
      Effect.sync(() => {
        const known = sessionsOf(member).get(session);
        if (known === undefined) return false;
        sessionsOf(member).set(session, { ...known, authenticatedAt: at });
        return true;
      }),
    end: (member, session) => Effect.sync(() => sessionsOf(member).delete(session)),
    endAll: (member, but) =>
      Effect.sync(() => {
        const ended = sessionsToEnd([...sessionsOf(member).keys()], but ?? "");
        for (const id of ended) sessionsOf(member).delete(id as SessionId);
        return ended.length;
      }),
  };
};
