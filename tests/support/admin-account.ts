import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { newMember, type SignedInMember } from "./member.ts";
import { SERVER_FLAGS } from "./server.ts";
import { totpAt } from "./totp.ts";

const ROOT = join(import.meta.dirname, "../..");
const COMMAND = [...SERVER_FLAGS, "adapters/composition/cli/admin.ts"];

const post = async (member: SignedInMember, path: string, body: unknown): Promise<unknown> => {
  const answer = await member.call(`/api/services/${path}`, { method: "POST", body });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.status === 204 ? undefined : answer.json();
};

/** A super admin by the operator's command, with a recovery code of the second step that was not asked for yet. `data` is the server's folder. */
export const newAdminAtTheDoor = async (
  origin: string,
  data: string,
): Promise<{ readonly admin: SignedInMember; readonly code: string }> => {
  const admin = await newMember(origin);
  const path = "sign-in-methods/second-step";
  const { secret } = (await post(admin, path, {})) as { readonly secret: string };
  const confirmed = await post(admin, `${path}/confirm`, { code: totpAt(secret, Date.now()) });
  const [code = ""] = (confirmed as { readonly recovery_codes: readonly string[] }).recovery_codes;
  await promisify(execFile)(process.execPath, [...COMMAND, "--super", admin.username], {
    cwd: ROOT,
    env: { ...process.env, MORSEL_DATA: data },
  });
  return { admin, code };
};

/** One who has proved the second step in this session. */
export const newAdmin = async (origin: string, data: string): Promise<SignedInMember> => {
  const { admin, code } = await newAdminAtTheDoor(origin, data);
  await post(admin, "admin/entry", { code });
  return admin;
};
