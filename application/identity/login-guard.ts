import type { TooManyTries } from "../platform/refusals.ts";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** Who tries, an account, a device or a network address, and how many failures in a row are free of waiting. */
export type Tryer = { readonly key: string; readonly free: number };

/** Remembers failed tries to sign in, so that guessing is slow (ID30). */
export interface LoginGuard {
  /**
   * Counts a try as failed before its password is looked at, so that many at once do not slip through; refuses without
   * counting while one of the tryers has to wait. The answer is when it began, in monotonic milliseconds.
   */
  readonly begin: (tryers: readonly Tryer[]) => Effect.Effect<number, TooManyTries>;
  /** The try that began then was right: `forgiven` starts anew, of `counted`, if any, only this try is taken back. */
  readonly succeeded: (right: {
    readonly forgiven: Tryer;
    readonly counted: Tryer | undefined;
    readonly begun: number;
  }) => Effect.Effect<void>;
  /** J31: nobody waits any more who tried as this member. */
  readonly forgive: (member: MemberId) => Effect.Effect<void>;
}

export const LoginGuard = token<LoginGuard>("LoginGuard");
