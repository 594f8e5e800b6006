import { totpAt } from "../../support/totp.ts";
import type { AccessRequests, WalkRequests } from "./access-requests.ts";
import type { Walk } from "./walk.ts";

const PATH = "/api/services/admin";
const rolesBefore = new WeakMap<Walk, string | null>();
const METHODS = "/api/services/sign-in-methods";

const setRoles = ({ inDatabase }: Pick<Walk, "inDatabase">, roles: string | null) =>
  inDatabase((sql) => sql`update member set roles = ${roles} where username_key = 'ada'`);

/** Makes Ada an admin who has proved her second step in this session; answers her recovery codes, of which the first is used. */
export const enterAsAdmin = async (walk: Walk): Promise<readonly string[]> => {
  const { ada } = walk;
  await setRoles(walk, '["administrator"]');
  await ada.send("DELETE", `${METHODS}/second-step`);
  const { secret } = (await (await ada.send("POST", `${METHODS}/second-step`, {})).json()) as {
    readonly secret: string;
  };
  const code = totpAt(secret, Date.now());
  const confirmed = await ada.send("POST", `${METHODS}/second-step/confirm`, { code });
  const { recovery_codes: codes } = (await confirmed.json()) as { readonly recovery_codes: readonly string[] };
  await ada.send("POST", `${PATH}/entry`, { code: codes[0] });
  return codes;
};

/** The same, whatever a room before has made of her. */
export const asAdminAgain = async (walk: Walk): Promise<void> => {
  if ((await walk.ada.get(`${PATH}/members`)).status === 200) return;
  const [before] = await walk.inDatabase(
    (sql) => sql<{ readonly roles: string | null }>`select roles from member where username_key = 'ada'`,
  );
  rolesBefore.set(walk, before?.roles ?? null);
  await enterAsAdmin(walk);
};

/** Ada is what she was before she was an admin: other rooms sign her in without a second step. */
export const asMemberAgain = async (walk: Walk): Promise<void> => {
  const roles = rolesBefore.get(walk);
  if (roles === undefined) return;
  rolesBefore.delete(walk);
  await walk.ada.send("DELETE", `${METHODS}/second-step`);
  await setRoles(walk, roles);
  await walk.inDatabase((sql) => sql`delete from admin_entry`);
};

/** Requests that an admin makes; `prepared` says the statements by which the database has what an operation needs. */
export const walkedByAdmin = (
  requests: AccessRequests,
  prepared: { readonly [endpoint: string]: readonly string[] } = {},
): WalkRequests =>
  Object.fromEntries(
    Object.entries(requests).map(([endpoint, request]) => [
      endpoint,
      async (walk) => {
        await asAdminAgain(walk);
        for (const statement of prepared[endpoint] ?? []) await walk.inDatabase((sql) => sql.script(statement));
        return request;
      },
    ]),
  );
