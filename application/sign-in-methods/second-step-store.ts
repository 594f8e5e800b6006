import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import type { Consequences } from "../identity/consequences.ts";
import { token } from "../platform/token.ts";

/** The second step of a member, as it is kept. */
export type SecondStep = {
  /** Sealed. */
  readonly secret: string;
  /** Absent until the first right code showed that an app has the secret. */
  readonly confirmedAt?: number;
  /** Salted hashes of the recovery codes that were not used. */
  readonly codes: readonly string[];
};

export interface SecondStepStore {
  readonly of: (member: MemberId) => Effect.Effect<SecondStep | undefined>;
  /** In place of one that was not confirmed; false, and nothing is done, where one is. */
  readonly propose: (member: MemberId, secret: string) => Effect.Effect<boolean>;
  /** False where that secret is not the proposed one, or is confirmed already. All consequences land with the change (W220). */
  readonly confirm: (
    member: MemberId,
    secret: string,
    confirmed: { readonly at: number; readonly step: number; readonly codes: readonly string[] },
    after?: Consequences,
  ) => Effect.Effect<boolean>;
  /** ID83: false where that step, or a later one, was used. */
  readonly useStep: (member: MemberId, step: number) => Effect.Effect<boolean>;
  /** ID84: false where that code is none, or was used. */
  readonly useCode: (member: MemberId, hash: string) => Effect.Effect<boolean>;
  /** False where no second step is confirmed. */
  readonly replaceCodes: (member: MemberId, codes: readonly string[], after?: Consequences) => Effect.Effect<boolean>;
  /** ID82: the same secret under another seal; nothing where it is another one by now. */
  readonly reseal: (member: MemberId, before: string, now: string) => Effect.Effect<void>;
  /** Also a proposed one; nothing follows where none was confirmed. */
  readonly remove: (member: MemberId, after?: Consequences) => Effect.Effect<void>;
}

export const SecondStepStore = token<SecondStepStore>("SecondStepStore");
