import type { FieldRefused, SignInNeeded, TooManyTries, Unreachable } from "../../platform/refusals.ts";
import type { ConfirmationNeeded, CurrentPasswordWrong } from "../refusals.ts";
import type { Effect } from "effect";
import { token } from "../../platform/token.ts";

/** The signed-in member's password. */
export interface PasswordClient {
  /** ID45: every other device is signed out. ID102: who has no password yet gives none. */
  readonly change: (
    currentPassword: string | undefined,
    password: string,
  ) => Effect.Effect<
    void,
    ConfirmationNeeded | CurrentPasswordWrong | FieldRefused | TooManyTries | SignInNeeded | Unreachable
  >;
}

export const PasswordClient = token<PasswordClient>("PasswordClient");
