import { AdminStore } from "@morsel/application/admin/admin-store";
import { Clock } from "@morsel/application/platform/clock";
import { SessionStore } from "@morsel/application/identity/session-store";
import { SecondStepStore } from "@morsel/application/sign-in-methods/second-step-store";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import { type Browser, type Harness, START } from "./harness.ts";

const run = Effect.runPromise;

export const memberIdOf = async (browser: Browser): Promise<MemberId> =>
  ((await (await browser.get("/api/services/users")).json()) as { readonly id: MemberId }).id;

let made = 0;
/** A line of the audit log, as it comes with every act. */
export const auditLine = (member: MemberId, at = START) => ({
  id: `00000000-0000-7000-9300-${String((made += 1)).padStart(12, "0")}`,
  at,
  act: "roleChanged" as const,
  subject: member,
});

export const giveRoles = (server: Harness, member: MemberId, roles: readonly string[]): Promise<void> =>
  run(server.get(AdminStore).setRoles(member, roles, auditLine(member)));

export const giveSecondStep = async (server: Harness, member: MemberId): Promise<void> => {
  const steps = server.get(SecondStepStore);
  await run(steps.propose(member, "sealed"));
  await run(steps.confirm(member, "sealed", { at: START, step: 0, codes: [] }));
};

/** Proves the second step in every session of who is signed in, now. */
const giveEntry = async (server: Harness, browser: Browser): Promise<void> => {
  const member = await memberIdOf(browser);
  const now = await run(server.get(Clock).now);
  for (const { id } of await run(server.get(SessionStore).all(member)))
    await run(server.get(AdminStore).enter(id, { ...auditLine(member, now), act: "adminEntered", actor: member }));
};

/** Makes who is signed in an admin who has proved the second step in every session. */
export const becomeAdmin = async (server: Harness, browser: Browser, role = "administrator"): Promise<MemberId> => {
  const member = await memberIdOf(browser);
  await giveRoles(server, member, [role]);
  await giveSecondStep(server, member);
  await giveEntry(server, browser);
  return member;
};
