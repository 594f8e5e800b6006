import type { EntryServing, Instant, Meal } from "@morsel/domain/diary";
import type { FoodId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";

/** How a member has used a food in one meal slot. */
export type FoodUsage = {
  readonly foodId: FoodId;
  readonly description: string;
  readonly brand?: string;
  readonly meal: Meal;
  readonly times: number;
  readonly lastLoggedAt: Instant;
  /** Local hour of day 0–23 of the last time. */
  readonly lastHour: number;
  readonly lastAmount: number;
  readonly lastServing: EntryServing;
  /** kcal of the last amount; absent when unknown. */
  readonly lastEnergy?: number;
};

export interface FoodUsageStore {
  /** The most recently used first, `limit` at most, over all meals. */
  readonly recent: (member: MemberId, limit: number) => Effect.Effect<readonly FoodUsage[]>;
  readonly ofFoods: (member: MemberId, foods: readonly FoodId[]) => Effect.Effect<readonly FoodUsage[]>;
}
