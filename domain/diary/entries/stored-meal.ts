import type { Instant } from "../../calendar/index.ts";
import type { MealId, SavedMeal } from "./saved-meal.ts";
import type { Meal } from "./entry.ts";
import type { RecordRefusals } from "../../versioned-records/index.ts";

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

export const MEAL_REFUSALS: RecordRefusals<StoredMeal, MealNotFound, StoredMealConflict> = {
  notFound: (id) => ({ _tag: "MealNotFound", id }),
  conflict: (current) => ({ _tag: "StoredMealConflict", current }),
};
