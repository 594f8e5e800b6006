import type { MealId, MealNotFound, StoredMeal, StoredMealConflict, MealSort } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { VersionedStore } from "../versioned-records/versioned-store.ts";

/** End of a page: the next one begins after it. */
export type MealPlace = { readonly key: string; readonly id: MealId };

export type MealQuery = {
  readonly sort: MealSort;
  readonly limit: number;
  /** As `mealNameKey` writes names: those that hold it. */
  readonly nameKey?: string;
  readonly after?: MealPlace;
};

export interface MealStore extends VersionedStore<StoredMeal, MealNotFound, StoredMealConflict> {
  /** W63: the meals behind `after` that stand. */
  readonly meals: (member: MemberId, query: MealQuery) => Effect.Effect<readonly StoredMeal[]>;
  readonly meal: (member: MemberId, id: MealId) => Effect.Effect<StoredMeal | undefined>;
}

export const MealStore = token<MealStore>("MealStore");
