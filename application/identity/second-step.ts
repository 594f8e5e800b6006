import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** The password was right, and the member's second step is still to come. */
export type SecondStepNeeded = { readonly _tag: "SecondStepNeeded" };
/** The code is none, too old, or was used. */
export type SecondStepWrong = { readonly _tag: "SecondStepWrong" };

/** Passes where a member has no second step, or the code is right; an empty code is none. */
export type CheckSecondStep = (
  member: MemberId,
  code: string | undefined,
) => Effect.Effect<void, SecondStepNeeded | SecondStepWrong>;

export const CheckSecondStep = token<CheckSecondStep>("CheckSecondStep");
