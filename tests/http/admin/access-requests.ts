import { createHash } from "node:crypto";
import type { AccessRequests, AccessRoom, WalkRequests } from "../support/access-requests.ts";
import { id, someone } from "../support/harness.ts";
import type { Walk } from "../support/walk.ts";
import { enterAsAdmin } from "../support/walking-admin.ts";

const PATH = "/api/services/admin";
const METHODS = "/api/services/sign-in-methods";
const [subject, other] = [id(7000), id(7001)];
const because = (n: number) => ({ id: id(n), reason: "The walk asks for it" });

export const accessRequests: AccessRequests = {
  "adminEntry.entryState": [`${PATH}/entry`],
  "adminEntry.enterAdmin": [`${PATH}/entry`, { code: "123456" }],
  "admin.adminMembers": [`${PATH}/members?query=admin-sub`],
  "admin.adminMember": [`${PATH}/members/${subject}`],
  "admin.auditLog": [`${PATH}/audit?act=roleChanged`],
  "admin.adminJobs": [`${PATH}/jobs`],
  "admin.retryJob": [`${PATH}/jobs/retry`, { ...because(7015), job: "walked-job" }],
  "admin.removeJob": [`${PATH}/jobs/remove`, { ...because(7016), job: "walked-job" }],
  "admin.suspendMember": [`${PATH}/members/${subject}/suspension`, because(7010)],
  "admin.endSuspension": [`${PATH}/members/${subject}/suspension/end`, because(7011)],
  "admin.setRole": [`${PATH}/members/${subject}/role`, { ...because(7012), role: "administrator" }],
  "admin.endMemberSessions": [`${PATH}/members/${subject}/sessions/end`, because(7013)],
  "admin.eraseMember": [`${PATH}/members/${other}/erasure`, { ...because(7014), confirmation: "admin-other" }],
  // The last: whoever walks is the first admin no more when it comes.
  "adminEntry.claimFirstAdmin": [`${PATH}/first`, { token: "the link of the walk" }],
};

export const prepare: AccessRoom["prepare"] = async ({ server }) => {
  for (const [name, member] of [
    ["admin-subject", subject],
    ["admin-other", other],
  ] as const)
    await server.browser().send("POST", "/api/services/users", someone(name, { id: member }));
};

const setRoles = (walk: Walk, roles: string | null) =>
  walk.inDatabase((sql) => sql`update member set roles = ${roles} where username_key = 'ada'`);

let codes: readonly string[] = [];

/** Ada is an admin who has proved her second step in this session. */
const asAdmin = async (walk: Walk): Promise<void> => {
  if (codes.length === 0) codes = await enterAsAdmin(walk);
};

export const walkRequests: WalkRequests = {
  ...Object.fromEntries(
    Object.entries(accessRequests).map(([endpoint, request]) => [
      endpoint,
      async (walk: Walk) => {
        await asAdmin(walk);
        return request;
      },
    ]),
  ),
  ...Object.fromEntries(
    ["admin.retryJob", "admin.removeJob"].map((endpoint) => [
      endpoint,
      async (walk: Walk) => {
        await asAdmin(walk);
        await walk.inDatabase(
          (sql) => sql`
            insert into job (id, kind, payload, due_at, attempt, turn, died_at, code)
            values ('walked-job', 'mail', '{}', 0, 1, 1, 1, 'TimedOut')
            on conflict (id) do update set died_at = 1, code = 'TimedOut'`,
        );
        return accessRequests[endpoint] ?? [""];
      },
    ]),
  ),
  "adminEntry.enterAdmin": async (walk) => {
    await asAdmin(walk);
    return [`${PATH}/entry`, { code: codes[1] }];
  },
  "adminEntry.claimFirstAdmin": async (walk) => {
    await walk.ada.send("DELETE", `${METHODS}/second-step`);
    await setRoles(walk, null);
    const hash = createHash("sha256").update("the link of the walk").digest("base64url");
    await walk.inDatabase(
      (sql) => sql`
        insert into first_admin_link (place, hash, ends_at) values (1, ${hash}, ${Number.MAX_SAFE_INTEGER})
        on conflict (place) do update set hash = excluded.hash`,
    );
    return accessRequests["adminEntry.claimFirstAdmin"] ?? [""];
  },
};
