import { totpAt } from "../../support/totp.ts";
import type { Walk } from "./walk.ts";

const PATH = "/api/services/admin";
const METHODS = "/api/services/sign-in-methods";

/** Ada is an admin who has proved her second step in this session, whatever a room before has made of her. */
export const asAdminAgain = async ({ ada, inDatabase }: Walk): Promise<void> => {
  if ((await ada.get(`${PATH}/members`)).status === 200) return;
  await inDatabase((sql) => sql`update member set roles = ${'["administrator"]'} where username_key = 'ada'`);
  await ada.send("DELETE", `${METHODS}/second-step`);
  const { secret } = (await (await ada.send("POST", `${METHODS}/second-step`, {})).json()) as {
    readonly secret: string;
  };
  const code = totpAt(secret, Date.now());
  const confirmed = await ada.send("POST", `${METHODS}/second-step/confirm`, { code });
  const { recovery_codes: codes } = (await confirmed.json()) as { readonly recovery_codes: readonly string[] };
  await ada.send("POST", `${PATH}/entry`, { code: codes[0] });
};
