import type { Instant } from "@morsel/domain/calendar";
import type { MealId } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** That a meal is shared. The link's token follows from the id (`MailLinks`); kept is only its hash. */
export type MealShare = { readonly id: string; readonly hash: string; readonly sharedAt: Instant };

export interface MealShareStore {
  readonly of: (member: MemberId, meal: MealId) => Effect.Effect<MealShare | undefined>;
  /** W287: what is shared already stays under its link. Answers the share that stands. */
  readonly share: (member: MemberId, meal: MealId, share: MealShare) => Effect.Effect<MealShare>;
  /** Taking back what is not shared is harmless. */
  readonly revoke: (member: MemberId, meal: MealId) => Effect.Effect<void>;
  /** Whose meal a link leads to. */
  readonly byHash: (hash: string) => Effect.Effect<{ readonly member: MemberId; readonly meal: MealId } | undefined>;
}

export const MealShareStore = token<MealShareStore>("MealShareStore");
