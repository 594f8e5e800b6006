import type { ActsOnOneself, AdminOutranked, AuditAct, GivenRole, MemberView } from "@morsel/domain/admin";
import type { Member } from "@morsel/domain/identity";
import type { Effect } from "effect";
import type { FieldRefused, RetryableRefusal, TooManyTries } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { SecondStepNeeded, SecondStepWrong } from "../../identity/second-step.ts";
import type { DeadJob } from "../../jobs/job-store.ts";
import type { JobQueue, MemberFacts, StoredAuditEntry } from "../admin-store.ts";
import type { EntryState } from "../enter-admin.ts";
import type {
  AdminEntryNeeded,
  FirstLinkRefused,
  JobNotFound,
  MemberNotFound,
  SecondStepMissing,
  UsernameMismatch,
} from "../refusals.ts";

/** A member as admins see one. */
export type ShownMember = Pick<
  Member,
  "username" | "email" | "createdAt" | "lastLogin" | "suspendedAt" | "suspendedUntil" | "suspensionReason" | "eraseAt"
> & { readonly id: string; readonly roles: readonly string[] };

export type ShownAuditEntry = Omit<StoredAuditEntry, "actor" | "subject"> & {
  readonly actor?: string;
  readonly subject?: string;
};

export type Listed<A> = { readonly items: readonly A[]; readonly next?: string };

type Closed = AdminEntryNeeded | RetryableRefusal;
type ActRefused = ActsOnOneself | AdminOutranked | FieldRefused | MemberNotFound | Closed;

/** `id` makes a repeat harmless. */
type Act = { readonly id: string; readonly member: string; readonly reason: string };

type JobAct = { readonly id: string; readonly job: string; readonly reason: string };
export type JobsPage = Listed<DeadJob> & { readonly queue: readonly JobQueue[] };

/** Members and the audit log, as the pages for admins ask for them. */
export interface AdminClient {
  readonly state: Effect.Effect<EntryState, RetryableRefusal>;
  readonly enter: (
    code: string,
  ) => Effect.Effect<void, SecondStepMissing | SecondStepNeeded | SecondStepWrong | TooManyTries | RetryableRefusal>;
  readonly members: (query: {
    readonly text: string;
    readonly view: MemberView;
    readonly cursor?: string | undefined;
  }) => Effect.Effect<Listed<ShownMember>, FieldRefused | Closed>;
  readonly member: (
    id: string,
  ) => Effect.Effect<{ readonly member: ShownMember; readonly facts: MemberFacts }, MemberNotFound | Closed>;
  readonly audit: (query: {
    readonly act?: AuditAct | undefined;
    readonly subject?: string | undefined;
    readonly actor?: string | undefined;
    readonly cursor?: string | undefined;
  }) => Effect.Effect<Listed<ShownAuditEntry>, FieldRefused | Closed>;
  readonly suspend: (act: Act & { readonly until?: number | undefined }) => Effect.Effect<void, ActRefused>;
  readonly endSuspension: (act: Act) => Effect.Effect<void, ActRefused>;
  readonly setRole: (act: Act & { readonly role: GivenRole }) => Effect.Effect<void, ActRefused>;
  readonly endSessions: (act: Act) => Effect.Effect<void, ActRefused>;
  readonly erase: (act: Act & { readonly username: string }) => Effect.Effect<void, ActRefused | UsernameMismatch>;
  readonly jobs: (cursor?: string) => Effect.Effect<JobsPage, FieldRefused | Closed>;
  readonly retryJob: (act: JobAct) => Effect.Effect<void, FieldRefused | JobNotFound | Closed>;
  readonly removeJob: (act: JobAct) => Effect.Effect<void, FieldRefused | JobNotFound | Closed>;
  readonly claim: (secret: string) => Effect.Effect<void, FirstLinkRefused | TooManyTries | RetryableRefusal>;
}

export const AdminClient = token<AdminClient>("AdminClient");
