import type { Effect } from "effect";
import type { SignInNeeded, TooManyTries, Unreachable } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { CurrentPasswordWrong } from "./password-client.ts";

/** ID81: it is too long ago that whoever is signed in showed that they are the member. */
export type ConfirmationNeeded = { readonly _tag: "ConfirmationNeeded" };

/** Whoever is signed in shows that they are the member. */
export interface ConfirmClient {
  readonly byPassword: (
    password: string,
  ) => Effect.Effect<void, CurrentPasswordWrong | TooManyTries | SignInNeeded | Unreachable>;
}

export const ConfirmClient = token<ConfirmClient>("ConfirmClient");
