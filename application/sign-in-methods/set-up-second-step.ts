import { readTotpCode } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { safetyNotice } from "../identity/account-mail.ts";
import type { ConfirmationNeeded } from "../identity/refusals.ts";
import { requireConfirmation } from "../identity/confirm-identity.ts";
import type { ActiveSession } from "../identity/session-store.ts";
import type { Ids } from "../platform/ids.ts";
import { type SecondStepPorts, secondStepWrong, totpContext } from "./check-second-step.ts";
import type { SecondStepWrong } from "../identity/second-step.ts";

/** There is one already, or none: the page shows what was before. */
export type SecondStepChanged = { readonly _tag: "SecondStepChanged" };

/** Secret for an authenticator app: to type, and as an address that a picture shows. */
export type ProposedSecondStep = { readonly secret: string; readonly address: string };

const changed: SecondStepChanged = { _tag: "SecondStepChanged" };

/** J40: proposed, then confirmed by its first right code; only then it is asked for. ID81: soon after signing in only. */
export const makeSecondStepSetUp = ({
  secondSteps,
  secrets,
  sealing,
  ids,
  clock,
}: SecondStepPorts & { readonly ids: Ids }) => {
  const newCodes = Effect.map(secrets.newCodes, (codes) => ({ codes, hashes: codes.map(secrets.hash) }));
  const told = (active: ActiveSession, kind: "secondStepOn" | "secondStepOff" | "recoveryCodesMade") =>
    Effect.flatMap(clock.now, (now) => safetyNotice(ids, active, kind, now));
  return {
    propose: Effect.fn("ProposeSecondStep")(function* (
      active: ActiveSession,
    ): Effect.fn.Return<ProposedSecondStep, ConfirmationNeeded | SecondStepChanged> {
      yield* requireConfirmation(clock, active);
      const { id, email } = active.member;
      const secret = yield* secrets.newSecret;
      if (!(yield* secondSteps.propose(id, sealing.seal(secret, totpContext(id))))) return yield* Effect.fail(changed);
      return { secret, address: yield* secrets.address(secret, email) };
    }),

    /** Answers the recovery codes, which nobody can be told again (ID84). */
    confirm: Effect.fn("ConfirmSecondStep")(function* (
      active: ActiveSession,
      typed: string,
    ): Effect.fn.Return<readonly string[], ConfirmationNeeded | SecondStepWrong | SecondStepChanged> {
      yield* requireConfirmation(clock, active);
      const { id } = active.member;
      const held = yield* secondSteps.of(id);
      if (held === undefined || held.confirmedAt !== undefined) return yield* Effect.fail(changed);
      const opened = sealing.open(held.secret, totpContext(id));
      const [code, at] = [readTotpCode(typed), yield* clock.now];
      const step =
        opened === undefined || code === undefined ? undefined : yield* secrets.stepOf(opened.text, code, at);
      if (step === undefined) return yield* Effect.fail(secondStepWrong);
      const { codes, hashes } = yield* newCodes;
      const after = yield* told(active, "secondStepOn");
      if (!(yield* secondSteps.confirm(id, held.secret, { at, step, codes: hashes }, after)))
        return yield* Effect.fail(changed);
      return codes;
    }),

    renewCodes: Effect.fn("RenewRecoveryCodes")(function* (
      active: ActiveSession,
    ): Effect.fn.Return<readonly string[], ConfirmationNeeded | SecondStepChanged> {
      yield* requireConfirmation(clock, active);
      const { codes, hashes } = yield* newCodes;
      const after = yield* told(active, "recoveryCodesMade");
      if (!(yield* secondSteps.replaceCodes(active.member.id, hashes, after))) return yield* Effect.fail(changed);
      return codes;
    }),

    remove: Effect.fn("RemoveSecondStep")(function* (
      active: ActiveSession,
    ): Effect.fn.Return<void, ConfirmationNeeded> {
      yield* requireConfirmation(clock, active);
      yield* secondSteps.remove(active.member.id, yield* told(active, "secondStepOff"));
    }),
  };
};
