import type { FieldRefused, SignInNeeded, TooManyTries, Unreachable } from "../../platform/refusals.ts";
import type { Effect } from "effect";
import { token } from "../../platform/token.ts";

export type CurrentPasswordWrong = { readonly _tag: "CurrentPasswordWrong" };

/** The password of whoever is signed in. */
export interface PasswordClient {
  /** ID45: every other device is signed out. */
  readonly change: (
    currentPassword: string,
    password: string,
  ) => Effect.Effect<void, CurrentPasswordWrong | FieldRefused | TooManyTries | SignInNeeded | Unreachable>;
}

export const PasswordClient = token<PasswordClient>("PasswordClient");
