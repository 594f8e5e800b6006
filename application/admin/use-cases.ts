import { token } from "../platform/token.ts";
import { makeActOnJobs } from "./act-on-jobs.ts";
import { makeActOnMember, type ActPorts } from "./act-on-member.ts";
import { makeEntry, type EntryPorts } from "./enter-admin.ts";
import { makeFirstAdmin, type FirstAdminPorts } from "./first-admin.ts";
import { makeReadAudit } from "./read-audit.ts";
import { makeReadMembers, type ReadMembersPorts } from "./read-members.ts";

export const makeAdminUseCases = (ports: ActPorts & EntryPorts & FirstAdminPorts & ReadMembersPorts) => ({
  entry: makeEntry(ports),
  members: makeReadMembers(ports),
  acts: makeActOnMember(ports),
  jobs: makeActOnJobs(ports),
  audit: makeReadAudit(ports),
  firstAdmin: makeFirstAdmin(ports),
});

export type AdminUseCases = ReturnType<typeof makeAdminUseCases>;
export const AdminUseCases = token<AdminUseCases>("AdminUseCases");
