import type { TooManyTries, Unreachable } from "../../platform/refusals.ts";
import type { Effect } from "effect";
import { token } from "../../platform/token.ts";
import type { UsernameAvailability } from "../check-username-availability.ts";

/** Looked up while a visitor types at sign-up. */
export interface AccountNamesClient {
  readonly isEmailTaken: (email: string) => Effect.Effect<boolean, TooManyTries | Unreachable>;
  readonly checkUsernameAvailability: (
    username: string,
  ) => Effect.Effect<UsernameAvailability, TooManyTries | Unreachable>;
}

export const AccountNamesClient = token<AccountNamesClient>("AccountNamesClient");
