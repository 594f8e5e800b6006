import type { TooManyTries, Unreachable } from "../../platform/refusals.ts";
import type { Effect } from "effect";
import { token } from "../../platform/token.ts";

/** What the server thinks of a username that somebody wishes for. */
export type UsernameAvailability = {
  readonly isFree: boolean;
  /** In words, when its shape is the matter. */
  readonly accepted?: string;
  /** Free ones like it. */
  readonly suggestions: readonly string[];
};

/** Looked up while a visitor types at sign-up. */
export interface AccountNamesClient {
  readonly isEmailTaken: (email: string) => Effect.Effect<boolean, TooManyTries | Unreachable>;
  readonly checkUsernameAvailability: (
    username: string,
  ) => Effect.Effect<UsernameAvailability, TooManyTries | Unreachable>;
}

export const AccountNamesClient = token<AccountNamesClient>("AccountNamesClient");
