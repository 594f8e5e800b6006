import type { Instant, MealId, SavedMeal } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import type { Meal } from "@morsel/domain/meals";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** The member has no such meal. */
export type MealNotFound = { readonly _tag: "MealNotFound"; readonly id: MealId };

export type StoredMeal = SavedMeal & {
  readonly id: MealId;
  /** The slot in which it was remembered. */
  readonly slot?: Meal;
  /** 1 when saved, one more with each change. */
  readonly version: number;
  readonly createdAt: Instant;
};

/** The meal changed elsewhere since it was read; nothing was written. */
export type StoredMealConflict = { readonly _tag: "StoredMealConflict"; readonly current: StoredMeal };

export const MEAL_SORTS = ["newest", "name"] as const;
export type MealSort = (typeof MEAL_SORTS)[number];

/** Where a page ended: the next one begins behind it. */
export type MealPlace = { readonly key: string; readonly id: MealId };

export type MealQuery = {
  readonly sort: MealSort;
  readonly limit: number;
  /** As `mealNameKey` writes names: those that hold it. */
  readonly nameKey?: string;
  readonly after?: MealPlace;
};

/** Every answered write is durable. Every method is scoped by its member: another member's ids are unknown. */
export interface MealStore {
  /** W63: the meals behind `after` that stand. */
  readonly meals: (member: MemberId, query: MealQuery) => Effect.Effect<readonly StoredMeal[]>;
  readonly meal: (member: MemberId, id: MealId) => Effect.Effect<StoredMeal | undefined>;
  /** W60: an id that was used before, of a deleted meal too, is left as it is. Answers what stands under it. */
  readonly save: (member: MemberId, meal: StoredMeal) => Effect.Effect<StoredMeal>;
  /** W61: replaces the meal whose stored version is `meal.version - 1`. */
  readonly replace: (member: MemberId, meal: StoredMeal) => Effect.Effect<void, MealNotFound | StoredMealConflict>;
  /** W62: deleting what is deleted, and restoring what stands, are harmless. Answers the meal. */
  readonly mark: (
    member: MemberId,
    id: MealId,
    mark: { readonly isDeleted: boolean },
  ) => Effect.Effect<StoredMeal, MealNotFound>;
}

export const MealStore = token<MealStore>("MealStore");
