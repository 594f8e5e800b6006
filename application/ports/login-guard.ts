import type { Effect } from "effect";
import type { TooManyTries } from "./my-session.ts";

/** Remembers failed tries to sign in, so that guessing is slow (ID30). Keys name an account or a network address. */
export interface LoginGuard {
  /**
   * Counts a try as failed before its password is looked at, so that many at once do not slip through; refuses without
   * counting while one of the keys has to wait.
   */
  readonly begin: (keys: readonly string[]) => Effect.Effect<void, TooManyTries>;
  /** The try was right: `forgiven` starts anew, of the `counted` only this try is taken back. */
  readonly succeeded: (tries: {
    readonly forgiven: readonly string[];
    readonly counted: readonly string[];
  }) => Effect.Effect<void>;
}
