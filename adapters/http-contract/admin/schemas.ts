import { AUDIT_ACTS, GIVEN_ROLES, MEMBER_VIEWS } from "@morsel/domain/admin";
import { isMemberId } from "@morsel/domain/identity";
import * as Schema from "effect/Schema";
import { InstantText, PageLimit, textUpTo, Uuid } from "../shared/primitives.ts";

export const MemberIdText = Schema.String.pipe(
  Schema.refine(isMemberId, { expected: "the id of a member, a UUID in lower case" }),
);

/** Longer than what is accepted, so that the rule can say by how much; bounded all the same. */
const Reason = textUpTo(2000);

const paging = { limit: Schema.optionalKey(PageLimit), cursor: Schema.optionalKey(textUpTo(400)) };

/** A beginning of a username, or of an e-mail where there is an @, or a whole id. */
export const MembersQuery = {
  query: Schema.optionalKey(textUpTo(254)),
  view: Schema.optionalKey(Schema.Literals(MEMBER_VIEWS)),
  ...paging,
};
export const JobsQuery = { limit: Schema.optionalKey(PageLimit), cursor: Schema.optionalKey(textUpTo(300)) };
export const AuditQuery = {
  act: Schema.optionalKey(Schema.Literals(AUDIT_ACTS)),
  member: Schema.optionalKey(MemberIdText),
  admin: Schema.optionalKey(MemberIdText),
  ...paging,
};

/** A member as admins see one; nothing of their diary. */
export const AdminMember = Schema.Struct({
  id: Schema.String,
  username: Schema.String,
  email: Schema.String,
  created_at: InstantText,
  last_login: Schema.NullOr(InstantText),
  roles: Schema.Array(Schema.String),
  suspended_at: Schema.NullOr(InstantText),
  suspended_until: Schema.NullOr(InstantText),
  suspension_reason: Schema.NullOr(Schema.String),
  erase_at: Schema.NullOr(InstantText),
}).annotate({ identifier: "AdminMember" });
export type WireAdminMember = typeof AdminMember.Encoded;

export const AdminMembers = Schema.Struct({
  items: Schema.Array(AdminMember),
  next: Schema.NullOr(Schema.String),
}).annotate({ identifier: "AdminMembers" });
export type WireAdminMembers = typeof AdminMembers.Encoded;

export const SeenMember = Schema.Struct({
  member: AdminMember,
  sessions: Schema.Int,
  has_second_step: Schema.Boolean,
}).annotate({ identifier: "SeenMember" });
export type WireSeenMember = typeof SeenMember.Encoded;

/** Names are null for accounts that are gone; an actor of null is the command line. */
const AuditEntry = Schema.Struct({
  id: Schema.String,
  at: InstantText,
  act: Schema.Literals(AUDIT_ACTS),
  actor_id: Schema.NullOr(Schema.String),
  actor_name: Schema.NullOr(Schema.String),
  subject_id: Schema.NullOr(Schema.String),
  subject_name: Schema.NullOr(Schema.String),
  reason: Schema.NullOr(Schema.String),
  details: Schema.Record(Schema.String, Schema.String),
}).annotate({ identifier: "AuditEntry" });
export const AuditPage = Schema.Struct({
  items: Schema.Array(AuditEntry),
  next: Schema.NullOr(Schema.String),
}).annotate({ identifier: "AuditPage" });
export type WireAuditPage = typeof AuditPage.Encoded;

export const EntryState = Schema.Struct({ is_entered: Schema.Boolean, has_second_step: Schema.Boolean });
export type WireEntryState = typeof EntryState.Encoded;
export const CodePayload = Schema.Struct({ code: textUpTo(100) });
export const ClaimPayload = Schema.Struct({ token: textUpTo(200) });

/** The id makes repeats harmless, the reason is kept in the log. */
export const ActPayload = Schema.Struct({ id: Uuid, reason: Reason });
export const SuspendPayload = Schema.Struct({
  id: Uuid,
  reason: Reason,
  /** ISO 8601; absent for a suspension without an end. */
  until: Schema.optionalKey(textUpTo(40)),
});
export const RolePayload = Schema.Struct({ id: Uuid, reason: Reason, role: Schema.Literals(GIVEN_ROLES) });
/** `confirmation` is the username, typed by the admin. */
export const ErasePayload = Schema.Struct({ id: Uuid, reason: Reason, confirmation: textUpTo(100) });
export const ActDone = Schema.Struct({ id: Schema.String });

/** `job` is the job's id. */
export const JobActPayload = Schema.Struct({ id: Uuid, reason: Reason, job: textUpTo(200) });

/** The queue by kind, and the jobs that were given up, the last first; nothing of what they carry. */
export const JobsPage = Schema.Struct({
  queue: Schema.Array(Schema.Struct({ kind: Schema.String, waiting: Schema.Int, next_at: InstantText })),
  items: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      kind: Schema.String,
      tries: Schema.Int,
      code: Schema.String,
      died_at: InstantText,
    }),
  ),
  next: Schema.NullOr(Schema.String),
}).annotate({ identifier: "JobsPage" });
export type WireJobsPage = typeof JobsPage.Encoded;
