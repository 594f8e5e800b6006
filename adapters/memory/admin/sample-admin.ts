import type { AdminStore } from "@morsel/application/admin/admin-store";
import type { SecondStepStore } from "@morsel/application/sign-in-methods/second-step-store";
import type { MemberId, SessionId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";

const idOf = (n: number): string => `019cdb02-0000-7000-8000-${String(9000 + n).padStart(12, "0")}`;

/** The one who looks is a super admin, has a second step where `has`, and has proved it where a session is given. */
export const setUpSampleAdmin = Effect.fnUntraced(function* (
  { admin, secondSteps }: { readonly admin: AdminStore; readonly secondSteps: SecondStepStore },
  me: MemberId,
  at: number,
  { hasSecondStep, session }: { readonly hasSecondStep: boolean; readonly session: SessionId | undefined },
) {
  yield* admin.setRoles(me, ["super_admin"], { id: idOf(0), at: at - 86_400_000, act: "roleChanged", subject: me });
  if (hasSecondStep) {
    yield* secondSteps.propose(me, "sealed");
    yield* secondSteps.confirm(me, "sealed", { at, step: 0, codes: [] });
  }
  if (session !== undefined) yield* admin.enter(session, { id: idOf(1), at, act: "adminEntered", actor: me });
  const suspended = (yield* admin.members({ by: "username", begins: "quarrelsome", limit: 1 }))[0];
  if (suspended === undefined) return;
  const reason = "Insulted other members in the forum, twice.";
  const entry = { id: idOf(2), at: at + 1, act: "memberSuspended" as const, actor: me, subject: suspended.id, reason };
  yield* admin.suspend(suspended.id, { at, reason, until: at + 7 * 86_400_000 }, entry);
});
