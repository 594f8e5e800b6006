import { isEntered } from "@morsel/domain/admin";
import * as Effect from "effect/Effect";
import type { CheckSecondStep, SecondStepNeeded, SecondStepWrong } from "../identity/second-step.ts";
import type { ActiveSession } from "../identity/session-store.ts";
import type { Clock } from "../platform/clock.ts";
import type { Ids } from "../platform/ids.ts";
import { token } from "../platform/token.ts";
import type { SecondStepStore } from "../sign-in-methods/second-step-store.ts";
import type { AdminStore } from "./admin-store.ts";
import type { SecondStepMissing } from "./refusals.ts";

export type EntryPorts = {
  readonly admin: AdminStore;
  readonly secondSteps: Pick<SecondStepStore, "of">;
  readonly checkSecondStep: CheckSecondStep;
  readonly ids: Ids;
  readonly clock: Clock;
};

export type EntryState = { readonly isEntered: boolean; readonly hasSecondStep: boolean };

/** AD5, W531, W532: whether a session proved the second step lately. Every request of an admin asks it. */
export type HasEntered = (active: ActiveSession) => Effect.Effect<boolean>;
export const HasEntered = token<HasEntered>("HasEntered");

export const makeHasEntered =
  ({ admin, clock }: Pick<EntryPorts, "admin" | "clock">): HasEntered =>
  ({ member, session }) =>
    Effect.zipWith(admin.enteredAt(member.id, session.id), clock.now, isEntered);

/** AD5, W532 */
export const makeEntry = ({ admin, secondSteps, checkSecondStep, ids, clock }: EntryPorts) => {
  const hasEntered = makeHasEntered({ admin, clock });
  const hasSecondStep = (active: ActiveSession) =>
    Effect.map(secondSteps.of(active.member.id), (step) => step?.confirmedAt !== undefined);
  return {
    state: (active: ActiveSession): Effect.Effect<EntryState> =>
      Effect.zipWith(hasEntered(active), hasSecondStep(active), (entered, has) => ({
        isEntered: entered && has,
        hasSecondStep: has,
      })),
    enter: Effect.fn("EnterAdmin")(function* (
      active: ActiveSession,
      code: string,
    ): Effect.fn.Return<void, SecondStepMissing | SecondStepNeeded | SecondStepWrong> {
      if (!(yield* hasSecondStep(active))) return yield* Effect.fail<SecondStepMissing>({ _tag: "SecondStepMissing" });
      yield* checkSecondStep(active.member.id, code);
      yield* admin.enter(active.session.id, {
        id: yield* ids.next,
        at: yield* clock.now,
        act: "adminEntered",
        actor: active.member.id,
      });
    }),
  };
};
