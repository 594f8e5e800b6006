import {
  checkReason,
  checkRoleChange,
  checkSubject,
  checkSuspension,
  type ActsOnOneself,
  type AdminOutranked,
  type AuditAct,
  type AuditEntry,
  type GivenRole,
  type ReasonRefused,
  type SuspensionEndRefused,
} from "@morsel/domain/admin";
import { type Member, type MemberId, usernameKey } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { ERASE_JOB } from "../account/delete-account.ts";
import type { MemberStore } from "../identity/member-store.ts";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import type { AdminStore } from "./admin-store.ts";
import type { MemberNotFound, UsernameMismatch } from "./refusals.ts";

export type ActPorts = {
  readonly admin: AdminStore;
  readonly members: Pick<MemberStore, "byId">;
  readonly clock: Clock;
};

/** An act with its admin, the member and the reason; `id` makes a repeat harmless. */
export type ActRequest = {
  readonly id: string;
  readonly actor: Member;
  readonly subject: MemberId;
  readonly reason: string;
};

type Refused = ActsOnOneself | AdminOutranked | MemberNotFound | ReasonRefused;

/** AD1, AD3, W530 */
export const makeActOnMember = ({ admin, members, clock }: ActPorts) => {
  const subjectOf = Effect.fnUntraced(function* (id: MemberId) {
    const found = yield* members.byId(id);
    return found ?? (yield* Effect.fail<MemberNotFound>({ _tag: "MemberNotFound" }));
  });

  const prepared = Effect.fnUntraced(function* (
    { id, actor, subject: subjectId, reason }: ActRequest,
    act: AuditAct,
    details?: AuditEntry["details"],
  ): Effect.fn.Return<{ readonly subject: Member; readonly entry: AuditEntry & { readonly reason: string } }, Refused> {
    const subject = yield* subjectOf(subjectId);
    yield* fromResult(checkSubject(actor, subject));
    const why = yield* fromResult(checkReason(reason));
    const at = yield* clock.now;
    const entry = { id, at, act, actor: actor.id, subject: subject.id, reason: why };
    return { subject, entry: details === undefined ? entry : { ...entry, details } };
  });

  return {
    /** AD4, W533 */
    suspend: Effect.fn("SuspendMember")(function* (
      request: ActRequest & { readonly until?: number | undefined },
    ): Effect.fn.Return<void, Refused | SuspensionEndRefused> {
      const { subject, entry } = yield* prepared(request, "memberSuspended");
      const wish = { reason: entry.reason, ...(request.until === undefined ? {} : { until: request.until }) };
      const suspension = yield* fromResult(checkSuspension(wish, entry.at));
      const { until } = suspension;
      const ends = until === undefined ? {} : { details: { until: new Date(until).toISOString() } };
      yield* admin.suspend(subject.id, { at: entry.at, ...suspension }, { ...entry, ...ends });
    }),

    endSuspension: Effect.fn("EndSuspension")(function* (request: ActRequest): Effect.fn.Return<void, Refused> {
      const { subject, entry } = yield* prepared(request, "suspensionEnded");
      yield* admin.endSuspension(subject.id, entry);
    }),

    /** AD2 */
    setRole: Effect.fn("SetRole")(function* (
      request: ActRequest & { readonly role: GivenRole },
    ): Effect.fn.Return<void, Refused> {
      const { subject, entry } = yield* prepared(request, "roleChanged", { role: request.role });
      const roles = yield* fromResult(checkRoleChange(request.actor, subject, request.role));
      yield* admin.setRoles(subject.id, roles, entry);
    }),

    endSessions: Effect.fn("EndSessionsOfMember")(function* (request: ActRequest): Effect.fn.Return<void, Refused> {
      const { subject, entry } = yield* prepared(request, "sessionsEnded");
      yield* admin.endSessions(subject.id, entry);
    }),

    /** W533 */
    erase: Effect.fn("EraseMember")(function* (
      request: ActRequest & { readonly username: string },
    ): Effect.fn.Return<void, Refused | UsernameMismatch> {
      const { subject, entry } = yield* prepared(request, "memberErased");
      if (usernameKey(request.username) !== usernameKey(subject.username))
        return yield* Effect.fail<UsernameMismatch>({ _tag: "UsernameMismatch" });
      const job = { id: `erase ${entry.id}`, kind: ERASE_JOB, payload: {}, dueAt: entry.at, member: subject.id };
      yield* admin.erase(subject.id, entry.at, [job], entry);
    }),
  };
};
