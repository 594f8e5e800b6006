import * as Effect from "effect/Effect";
import {
  isSessionId,
  isSuspended,
  newSession,
  type Member,
  type MemberId,
  type SessionDevice,
  type PasswordHash,
} from "@morsel/domain/identity";
import { noticeMail } from "./account-mail.ts";
import type { Clock } from "../platform/clock.ts";
import type { Ids } from "../platform/ids.ts";
import type { SignInSuspended } from "./refusals.ts";
import type { ActiveSession, SessionStore } from "./session-store.ts";

export type BeginSessionPorts = { readonly sessions: SessionStore; readonly ids: Ids; readonly clock: Clock };

/** Circumstances of a new session. */
export type NewSessionPlace = {
  /** Description by which the member will know the device. */
  readonly device?: SessionDevice;
  /** The name of the browser, where that member signed in from it before. */
  readonly deviceOf?: (member: MemberId) => string | undefined;
  /** Session that the same browser has had until now. */
  readonly before?: ActiveSession | undefined;
};

const suspended = ({ suspendedUntil: until, suspensionReason: reason = "" }: Member): SignInSuspended => ({
  _tag: "SignInSuspended",
  reason,
  ...(until === undefined ? {} : { until: new Date(until).toISOString() }),
});

/**
 * J13: every sign-in, by whatever way, is a session of its own and ends the one that the browser had. `password` is the member's as
 * it was when the way in was checked: who changed it in this very moment ended all sessions, and none begins (undefined). ID101: the
 * member is told of it, where it is no device of theirs and they signed in before. ID125: who is suspended is told why.
 */
export const beginSession = Effect.fnUntraced(function* (
  { sessions, ids, clock }: BeginSessionPorts,
  { member, password }: { readonly member: Member; readonly password: PasswordHash },
  { device = {}, deviceOf, before }: NewSessionPlace,
) {
  const id = yield* ids.next;
  if (!isSessionId(id)) return yield* Effect.die(new Error(`Not a UUID: ${id}`));
  const now = yield* clock.now;
  if (isSuspended(member, now)) return yield* Effect.fail(suspended(member));
  const session = newSession(id, now, device);
  const isNew = deviceOf !== undefined && deviceOf(member.id) === undefined;
  const isTold = isNew && member.lastLogin !== undefined;
  const jobs = isTold ? [yield* noticeMail(ids, "newDevice", member, session.createdAt, { ...device })] : [];
  const isOwn = before?.member.id === member.id;
  // In one transaction: a sign-in waits for the disk once.
  const after = { jobs, ...(before !== undefined && isOwn ? { ends: before.session.id } : {}) };
  if (!(yield* sessions.begin(member.id, password, session, after))) return undefined;
  if (before !== undefined && !isOwn) yield* sessions.end(before.member.id, before.session.id);
  return { member: { ...member, lastLogin: session.createdAt }, session } satisfies ActiveSession;
});
