import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Access, OpenBeforeEntry, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { FieldRefused, problemSchemas, TooManyTries } from "../shared/problem-schemas.ts";
import { signInMethodProblems } from "../sign-in-methods/problems.ts";
import { adminProblems } from "./problems.ts";
import {
  ActDone,
  ActPayload,
  AdminMembers,
  AuditPage,
  AuditQuery,
  ClaimPayload,
  CodePayload,
  EntryState,
  ErasePayload,
  JobActPayload,
  JobsPage,
  JobsQuery,
  MemberIdText,
  MembersQuery,
  RolePayload,
  SeenMember,
  SuspendPayload,
} from "./schemas.ts";

const {
  ActsOnOneself,
  AdminEntryNeeded,
  AdminOutranked,
  FirstLinkRefused,
  JobNotFound,
  MemberNotFound,
  SecondStepMissing,
  UsernameMismatch,
} = problemSchemas(adminProblems);
const { SecondStepNeeded, SecondStepWrong } = problemSchemas(signInMethodProblems);

const params = { id: MemberIdText };
const refused = [ActsOnOneself, AdminEntryNeeded, AdminOutranked, FieldRefused, MemberNotFound] as const;

/** The way in: open to every admin, and for the link that makes the first one to every member. */
export class AdminEntryGroup extends HttpApiGroup.make("adminEntry")
  .add(
    HttpApiEndpoint.get("entryState", "/entry", { success: EntryState })
      .annotate(Access, "admin")
      .annotate(OpenBeforeEntry, true),
    HttpApiEndpoint.post("enterAdmin", "/entry", {
      payload: CodePayload,
      success: EntryState,
      error: [SecondStepMissing, SecondStepNeeded, SecondStepWrong, TooManyTries],
    })
      .annotate(Access, "admin")
      .annotate(OpenBeforeEntry, true),
    HttpApiEndpoint.post("claimFirstAdmin", "/first", {
      payload: ClaimPayload,
      success: EntryState,
      error: [FirstLinkRefused, TooManyTries],
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "session")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/admin") {}

export class AdminGroup extends HttpApiGroup.make("admin")
  .add(
    HttpApiEndpoint.get("adminMembers", "/members", {
      query: MembersQuery,
      success: AdminMembers,
      error: [AdminEntryNeeded, FieldRefused],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.get("adminMember", "/members/:id", {
      params,
      success: SeenMember,
      error: [AdminEntryNeeded, MemberNotFound],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.get("auditLog", "/audit", {
      query: AuditQuery,
      success: AuditPage,
      error: [AdminEntryNeeded, FieldRefused],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.get("adminJobs", "/jobs", {
      query: JobsQuery,
      success: JobsPage,
      error: [AdminEntryNeeded, FieldRefused],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.post("retryJob", "/jobs/retry", {
      payload: JobActPayload,
      success: ActDone,
      error: [AdminEntryNeeded, FieldRefused, JobNotFound],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.post("removeJob", "/jobs/remove", {
      payload: JobActPayload,
      success: ActDone,
      error: [AdminEntryNeeded, FieldRefused, JobNotFound],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.post("suspendMember", "/members/:id/suspension", {
      params,
      payload: SuspendPayload,
      success: ActDone,
      error: refused,
    }).annotate(Access, "admin"),
    HttpApiEndpoint.post("endSuspension", "/members/:id/suspension/end", {
      params,
      payload: ActPayload,
      success: ActDone,
      error: refused,
    }).annotate(Access, "admin"),
    HttpApiEndpoint.post("setRole", "/members/:id/role", {
      params,
      payload: RolePayload,
      success: ActDone,
      error: refused,
    }).annotate(Access, "admin"),
    HttpApiEndpoint.post("endMemberSessions", "/members/:id/sessions/end", {
      params,
      payload: ActPayload,
      success: ActDone,
      error: refused,
    }).annotate(Access, "admin"),
    HttpApiEndpoint.post("eraseMember", "/members/:id/erasure", {
      params,
      payload: ErasePayload,
      success: ActDone,
      error: [...refused, UsernameMismatch],
    }).annotate(Access, "admin"),
  )
  .annotateEndpoints(ScopeArea, "session")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/admin") {}

export { adminProblems } from "./problems.ts";
