import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** The secrets of the second step: what an app counts with, and the codes that stand in for it. */
export interface SecondStepSecrets {
  /** In base 32, as it is typed into an app that cannot see. */
  readonly newSecret: Effect.Effect<string>;
  /** Address that an authenticator app reads from a picture. */
  readonly address: (secret: string, account: string) => Effect.Effect<string>;
  /** ID83: the step of which the code is, around that instant; undefined where it is of none. */
  readonly stepOf: (secret: string, code: string, now: number) => Effect.Effect<number | undefined>;
  readonly newCodes: Effect.Effect<readonly string[]>;
  /** ID84: another text each time. */
  readonly hash: (code: string) => string;
  /** The hash that is this code's. */
  readonly find: (code: string, hashes: readonly string[]) => string | undefined;
}

export const SecondStepSecrets = token<SecondStepSecrets>("SecondStepSecrets");
