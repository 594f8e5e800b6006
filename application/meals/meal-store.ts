import type { Instant, MealId, SavedMeal } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import type { Meal } from "@morsel/domain/meals";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { RecordRefusals, VersionedStore } from "../versioned-records/versioned-store.ts";

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

/** End of a page: the next one begins after it. */
export type MealPlace = { readonly key: string; readonly id: MealId };

export type MealQuery = {
  readonly sort: MealSort;
  readonly limit: number;
  /** As `mealNameKey` writes names: those that hold it. */
  readonly nameKey?: string;
  readonly after?: MealPlace;
};

export const MEAL_REFUSALS: RecordRefusals<StoredMeal, MealNotFound, StoredMealConflict> = {
  notFound: (id) => ({ _tag: "MealNotFound", id }),
  conflict: (current) => ({ _tag: "StoredMealConflict", current }),
};

export interface MealStore extends VersionedStore<StoredMeal, MealNotFound, StoredMealConflict> {
  /** W63: the meals behind `after` that stand. */
  readonly meals: (member: MemberId, query: MealQuery) => Effect.Effect<readonly StoredMeal[]>;
  readonly meal: (member: MemberId, id: MealId) => Effect.Effect<StoredMeal | undefined>;
}

export const MealStore = token<MealStore>("MealStore");
