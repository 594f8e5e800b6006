import type { AdminClient } from "@morsel/application/admin/client/admin-client";
import { REASON_LENGTH } from "@morsel/domain/admin";
import { type ApiClient, done } from "../shared/call.ts";
import * as calls from "./admin-calls.ts";
import { readAudit, readEntryState, readJobs, readMembers, readSeen } from "./codec.ts";

/** Longer than what is accepted, so that the refusal says by how much. */
const reasonOf = (reason: string): string => reason.slice(0, REASON_LENGTH.max * 2);

export const adminClient = ({ call }: ApiClient): AdminClient => ({
  state: call(calls.entryState, {}, readEntryState),
  enter: (code) => call(calls.enterAdmin, { payload: { code: code.slice(0, 100) } }, done),
  members: ({ text, view, cursor }) =>
    call(calls.adminMembers, { query: { query: text.slice(0, 254) || undefined, view, cursor } }, readMembers),
  member: (id) => call(calls.adminMember, { params: { id } }, readSeen),
  audit: ({ act, subject, actor, cursor }) =>
    call(calls.auditLog, { query: { act, member: subject, admin: actor, cursor } }, readAudit),
  suspend: ({ id, member, reason, until }) =>
    call(
      calls.suspendMember,
      {
        params: { id: member },
        payload: {
          id,
          reason: reasonOf(reason),
          ...(until === undefined ? {} : { until: new Date(until).toISOString() }),
        },
      },
      done,
    ),
  endSuspension: ({ id, member, reason }) =>
    call(calls.endSuspension, { params: { id: member }, payload: { id, reason: reasonOf(reason) } }, done),
  setRole: ({ id, member, reason, role }) =>
    call(calls.setRole, { params: { id: member }, payload: { id, reason: reasonOf(reason), role } }, done),
  endSessions: ({ id, member, reason }) =>
    call(calls.endMemberSessions, { params: { id: member }, payload: { id, reason: reasonOf(reason) } }, done),
  erase: ({ id, member, reason, username }) =>
    call(
      calls.eraseMember,
      { params: { id: member }, payload: { id, reason: reasonOf(reason), confirmation: username.slice(0, 100) } },
      done,
    ),
  jobs: (cursor) => call(calls.adminJobs, { query: { cursor } }, readJobs),
  retryJob: ({ id, job, reason }) => call(calls.retryJob, { payload: { id, job, reason: reasonOf(reason) } }, done),
  removeJob: ({ id, job, reason }) => call(calls.removeJob, { payload: { id, job, reason: reasonOf(reason) } }, done),
  claim: (secret) => call(calls.claimFirstAdmin, { payload: { token: secret.slice(0, 200) } }, done),
});
