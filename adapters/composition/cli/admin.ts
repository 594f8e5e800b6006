// `npm run admin -- <username or e-mail>`: the member becomes an admin; with --super before it a super admin, with --take none any more.
// `npm run admin -- codes`: the codes that give premium; what else is done with them stands in admin-codes.ts.
import type { GivenRole } from "@morsel/domain/admin";
import { makeGrantRole } from "@morsel/application/admin/grant-role";
import * as Effect from "effect/Effect";
import { makeSqlAdminStore } from "../../sql/admin/admin-store.ts";
import { makeSqlMemberStore } from "../../sql/identity/member-store.ts";
import { makeSystemClock } from "../../system/system-clock.ts";
import { makeUuidV7Ids } from "../../system/uuid-v7-ids.ts";
import { runCodes } from "./admin-codes.ts";
import { exitWith, runWithDatabase } from "./run-with-database.ts";

const ROLES: { readonly [option: string]: GivenRole } = { "--take": "member", "--super": "super_admin" };
const SAYS: { readonly [role in GivenRole]: string } = {
  member: "no admin any more",
  administrator: "an admin",
  super_admin: "a super admin",
};

const given = process.argv.slice(2);
if (given[0] === "codes") await runCodes(given.slice(1));
const role = ROLES[given[0] ?? ""] ?? "administrator";
const [login = "", ...more] = role === "administrator" ? given : given.slice(1);
if (login === "" || login.startsWith("-") || more.length > 0)
  exitWith(
    1,
    "Say who becomes an admin: npm run admin -- <username or e-mail>; with --super before it a super admin, with --take none any more.",
  );

/** ID1: the role comes first; what else the member is stays. */
await runWithDatabase((sql) => {
  const grantRole = makeGrantRole({
    admin: makeSqlAdminStore(sql),
    members: makeSqlMemberStore({ sql, created: [], passwordChanged: [], timeZoneChanged: [] }),
    ids: makeUuidV7Ids(),
    clock: makeSystemClock(),
  });
  return Effect.map(grantRole(login, role), (member) =>
    member === undefined
      ? { refused: "Nobody has this name or address. They have to sign up first." }
      : [`${member.username} is ${SAYS[role]} from the next request on.`],
  );
});
