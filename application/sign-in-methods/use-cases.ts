import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { token } from "../platform/token.ts";
import type { SecondStepPorts } from "./check-second-step.ts";
import { makePasskeys, type PasskeyPorts } from "./passkeys.ts";
import { makeSecondStepSetUp } from "./set-up-second-step.ts";

export type SignInMethodPorts = SecondStepPorts & PasskeyPorts;

/** All that can be done with the ways into an account. */
export const makeSignInMethodUseCases = (ports: SignInMethodPorts) => ({
  secondStep: makeSecondStepSetUp(ports),
  passkeys: makePasskeys(ports),
  /** The ways in of a member, as their settings list them. */
  all: Effect.fn("SignInMethods")(function* (member: MemberId) {
    const step = yield* ports.secondSteps.of(member);
    return {
      hasPassword: (yield* ports.passkeys.methods(member)).hasPassword,
      passkeys: yield* ports.passkeys.all(member),
      recoveryCodesLeft: step?.confirmedAt === undefined ? undefined : step.codes.length,
    };
  }),
});

export type SignInMethodUseCases = ReturnType<typeof makeSignInMethodUseCases>;
export const SignInMethodUseCases = token<SignInMethodUseCases>("SignInMethodUseCases");
