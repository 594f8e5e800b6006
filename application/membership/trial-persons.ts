import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** ME6: a trial is a person's, not an account's: keys of an address that tell nothing of it. The first is made with the present secret. */
export interface TrialPersons {
  readonly keysOf: (email: string) => Effect.Effect<readonly string[]>;
}

export const TrialPersons = token<TrialPersons>("TrialPersons");
