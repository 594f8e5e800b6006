import type { TooManyTries } from "../platform/refusals.ts";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** An account, a device or a network address that tries to sign in, and the number of failures in a row that cause no wait. */
export type AttemptSource = { readonly key: string; readonly free: number };

/** `at`: when the try began, in monotonic milliseconds. `isSlowed`: whether tries had to wait before it (ID123). */
export type LoginAttempt = { readonly at: number; readonly isSlowed: boolean };

/** Remembers failed tries to sign in, so that guessing is slow (ID30). */
export interface LoginGuard {
  /**
   * Counts a try as failed before its password is looked at, so that many at once do not slip through; refuses without
   * counting while one of the tryers has to wait. `leavesSlowed`: a try that is slowed is left uncounted, and ends there.
   */
  readonly begin: (
    tryers: readonly AttemptSource[],
    leavesSlowed?: boolean,
  ) => Effect.Effect<LoginAttempt, TooManyTries>;
  /** The try that began then was right: `forgiven` starts anew, of `counted`, if any, only this try is taken back. */
  readonly succeeded: (right: {
    readonly forgiven: AttemptSource;
    readonly counted: AttemptSource | undefined;
    readonly begun: LoginAttempt;
  }) => Effect.Effect<void>;
  /** J31: nobody waits any more who tried as this member. */
  readonly forgive: (member: MemberId) => Effect.Effect<void>;
  /** J32: what is over goes. */
  readonly forget: Effect.Effect<void>;
}

export const LoginGuard = token<LoginGuard>("LoginGuard");
