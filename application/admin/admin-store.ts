import type { AuditEntry, MemberView } from "@morsel/domain/admin";
import type { Member, MemberId, SessionId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import type { DeadJob } from "../jobs/job-store.ts";
import type { NewJob } from "../platform/job.ts";
import { token } from "../platform/token.ts";

/** Place behind the last row of a page: what the list is sorted by, and the id. */
export type MemberPlace = { readonly key: string; readonly id: string };
export type AuditPlace = { readonly at: number; readonly id: string };

/** `view`: the newest first. `begins`: in the order of what it is compared with. */
export type MemberQuery = {
  readonly limit: number;
  readonly after?: MemberPlace;
} & (
  | { readonly by: "newest"; readonly view: MemberView }
  | { readonly by: "username" | "email"; readonly begins: string }
);

export type AuditQuery = {
  readonly limit: number;
  readonly after?: AuditPlace;
  readonly act?: AuditEntry["act"];
  /** Acts on this member. */
  readonly subject?: MemberId;
  /** Acts of this admin. */
  readonly actor?: MemberId;
};

/** With the names that the two have now; absent for who is gone. */
export type StoredAuditEntry = AuditEntry & { readonly actorName?: string; readonly subjectName?: string };

/** Facts about a member that only admins see. */
export type MemberFacts = { readonly sessions: number; readonly hasSecondStep: boolean };

/** Waiting jobs of a kind; `nextAt` is when the first is due. */
export type JobQueue = { readonly kind: string; readonly waiting: number; readonly nextAt: number };

/** W530: each act lands with its line of the log; one whose id is in the log already changes nothing. */
export interface AdminStore {
  /** Undefined also where the member has no second step any more. */
  readonly enteredAt: (member: MemberId, session: SessionId) => Effect.Effect<number | undefined>;
  readonly enter: (session: SessionId, entry: AuditEntry & { readonly actor: MemberId }) => Effect.Effect<void>;
  readonly members: (query: MemberQuery) => Effect.Effect<readonly Member[]>;
  readonly factsOf: (member: MemberId) => Effect.Effect<MemberFacts>;
  readonly setRoles: (member: MemberId, roles: readonly string[], entry: AuditEntry) => Effect.Effect<void>;
  /** Ends every session of the member. */
  readonly suspend: (
    member: MemberId,
    suspension: { readonly at: number; readonly until?: number; readonly reason: string },
    entry: AuditEntry,
  ) => Effect.Effect<void>;
  readonly endSuspension: (member: MemberId, entry: AuditEntry) => Effect.Effect<void>;
  readonly endSessions: (member: MemberId, entry: AuditEntry) => Effect.Effect<void>;
  /** Ends every session of the member, who is erased by the jobs. */
  readonly erase: (member: MemberId, at: number, jobs: readonly NewJob[], entry: AuditEntry) => Effect.Effect<void>;
  readonly audit: (query: AuditQuery) => Effect.Effect<readonly StoredAuditEntry[]>;
  readonly queue: Effect.Effect<readonly JobQueue[]>;
  /** The last that died first. */
  readonly deadJobs: (query: {
    readonly limit: number;
    readonly after?: AuditPlace;
  }) => Effect.Effect<readonly DeadJob[]>;
  readonly hasDeadJob: (job: string) => Effect.Effect<boolean>;
  readonly retryJob: (job: string, entry: AuditEntry) => Effect.Effect<void>;
  readonly removeJob: (job: string, entry: AuditEntry) => Effect.Effect<void>;
  readonly hasAdmin: Effect.Effect<boolean>;
  /** W534: in place of the link before. */
  readonly putFirstLink: (link: { readonly hash: string; readonly endsAt: number }) => Effect.Effect<void>;
  /** W534: false where the link is another one, is over or was used. */
  readonly useFirstLink: (
    hash: string,
    now: number,
    roles: readonly string[],
    entry: AuditEntry & { readonly actor: MemberId },
  ) => Effect.Effect<boolean>;
}

export const AdminStore = token<AdminStore>("AdminStore");
