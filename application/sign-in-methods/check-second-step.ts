import { readRecoveryCode, readTotpCode, type MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import type { Sealing } from "../platform/sealing.ts";
import type { CheckSecondStep, SecondStepNeeded, SecondStepWrong } from "../identity/second-step.ts";
import type { SecondStepSecrets } from "./second-step-secrets.ts";
import type { SecondStepStore } from "./second-step-store.ts";

export type SecondStepPorts = {
  readonly secondSteps: SecondStepStore;
  readonly secrets: SecondStepSecrets;
  readonly sealing: Sealing;
  readonly clock: Clock;
};

const needed: SecondStepNeeded = { _tag: "SecondStepNeeded" };
export const secondStepWrong: SecondStepWrong = { _tag: "SecondStepWrong" };

/** For whom a secret is sealed. */
export const totpContext = (member: MemberId): string => `second step of ${member}`;

/** ID83, ID84: a code of the app, or a recovery code in its place; each is good once. */
export const makeCheckSecondStep = ({ secondSteps, secrets, sealing, clock }: SecondStepPorts): CheckSecondStep => {
  const byApp = Effect.fnUntraced(function* (member: MemberId, sealed: string, code: string) {
    const opened = sealing.open(sealed, totpContext(member));
    if (opened === undefined) return false;
    const step = yield* secrets.stepOf(opened.text, code, yield* clock.now);
    if (step === undefined || !(yield* secondSteps.useStep(member, step))) return false;
    if (opened.isOfEarlierSecret)
      yield* secondSteps.reseal(member, sealed, sealing.seal(opened.text, totpContext(member)));
    return true;
  });
  return Effect.fnUntraced(function* (member, typed) {
    const held = yield* secondSteps.of(member);
    if (held?.confirmedAt === undefined) return;
    if (typed === undefined || typed.trim() === "") return yield* Effect.fail(needed);
    const figures = readTotpCode(typed);
    if (figures !== undefined && (yield* byApp(member, held.secret, figures))) return;
    const letters = readRecoveryCode(typed);
    const hash = letters === undefined ? undefined : secrets.find(letters, held.codes);
    if (hash === undefined || !(yield* secondSteps.useCode(member, hash))) return yield* Effect.fail(secondStepWrong);
  });
};
