// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { AdminGroup, AdminEntryGroup } from "./admin.ts";
import { adminRefusals } from "./problems.ts";
import { FieldRefused, SignInNeeded, TooManyTries } from "../shared/problems.ts";
import { signInMethodRefusals } from "../sign-in-methods/problems.ts";

const { ActsOnOneself, AdminEntryNeeded, AdminOutranked, FirstLinkRefused, JobNotFound, MemberNotFound, SecondStepMissing, UsernameMismatch } = adminRefusals;
const { SecondStepNeeded, SecondStepWrong } = signInMethodRefusals;
const call = /*#__PURE__*/ callOf<typeof AdminGroup | typeof AdminEntryGroup>();

export const adminMembers = /*#__PURE__*/ call("GET", "/api/services/admin/members", { AdminEntryNeeded, FieldRefused, SignInNeeded });
export const adminMember = /*#__PURE__*/ call("GET", "/api/services/admin/members/:id", { AdminEntryNeeded, MemberNotFound, SignInNeeded });
export const auditLog = /*#__PURE__*/ call("GET", "/api/services/admin/audit", { AdminEntryNeeded, FieldRefused, SignInNeeded });
export const adminJobs = /*#__PURE__*/ call("GET", "/api/services/admin/jobs", { AdminEntryNeeded, FieldRefused, SignInNeeded });
export const retryJob = /*#__PURE__*/ call("POST", "/api/services/admin/jobs/retry", { AdminEntryNeeded, FieldRefused, JobNotFound, SignInNeeded });
export const removeJob = /*#__PURE__*/ call("POST", "/api/services/admin/jobs/remove", { AdminEntryNeeded, FieldRefused, JobNotFound, SignInNeeded });
export const suspendMember = /*#__PURE__*/ call("POST", "/api/services/admin/members/:id/suspension", { ActsOnOneself, AdminEntryNeeded, AdminOutranked, FieldRefused, MemberNotFound, SignInNeeded });
export const endSuspension = /*#__PURE__*/ call("POST", "/api/services/admin/members/:id/suspension/end", { ActsOnOneself, AdminEntryNeeded, AdminOutranked, FieldRefused, MemberNotFound, SignInNeeded });
export const setRole = /*#__PURE__*/ call("POST", "/api/services/admin/members/:id/role", { ActsOnOneself, AdminEntryNeeded, AdminOutranked, FieldRefused, MemberNotFound, SignInNeeded });
export const endMemberSessions = /*#__PURE__*/ call("POST", "/api/services/admin/members/:id/sessions/end", { ActsOnOneself, AdminEntryNeeded, AdminOutranked, FieldRefused, MemberNotFound, SignInNeeded });
export const eraseMember = /*#__PURE__*/ call("POST", "/api/services/admin/members/:id/erasure", { ActsOnOneself, AdminEntryNeeded, AdminOutranked, FieldRefused, MemberNotFound, SignInNeeded, UsernameMismatch });
export const entryState = /*#__PURE__*/ call("GET", "/api/services/admin/entry", { SignInNeeded });
export const enterAdmin = /*#__PURE__*/ call("POST", "/api/services/admin/entry", { SecondStepMissing, SecondStepNeeded, SecondStepWrong, SignInNeeded, TooManyTries });
export const claimFirstAdmin = /*#__PURE__*/ call("POST", "/api/services/admin/first", { FirstLinkRefused, SignInNeeded, TooManyTries });
