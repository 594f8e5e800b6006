import type { MealId, ServingUnknown, MealNotFound, MealSort } from "@morsel/domain/diary";
import type { Effect } from "effect";
import type { FoodNotFound } from "../../foods/food-catalogue.ts";
import type { MealChange, MealRequest } from "../meal-requests.ts";
import type { FieldRefused, RetryableRefusal, TooManyTries } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { MealVersionConflict } from "../change-meal.ts";
import type { MealNow } from "../meals-now.ts";
import type { MealLink } from "../share-meal.ts";
import type { SharedMeal, SharedMealNotFound } from "../shared-meal.ts";
import type { MealPage } from "../read-meals.ts";

export type MealListQuery = { readonly sort: MealSort; readonly text: string; readonly cursor?: string };

type ItemsRefused = FoodNotFound | ServingUnknown | FieldRefused;

/** A member's saved meals as they see them. */
export interface MealsClient {
  readonly meals: (query: MealListQuery) => Effect.Effect<MealPage, FieldRefused | RetryableRefusal>;
  readonly meal: (id: MealId) => Effect.Effect<MealNow, MealNotFound | RetryableRefusal>;
  /** W60: the same id again is the same meal. */
  readonly save: (id: MealId, meal: MealRequest) => Effect.Effect<MealNow, ItemsRefused | RetryableRefusal>;
  readonly change: (
    id: MealId,
    change: MealChange,
  ) => Effect.Effect<MealNow, MealNotFound | MealVersionConflict | ItemsRefused | RetryableRefusal>;
  readonly remove: (id: MealId) => Effect.Effect<MealNow, MealNotFound | RetryableRefusal>;
  /** W287 */
  readonly link: (id: MealId) => Effect.Effect<MealLink, MealNotFound | RetryableRefusal>;
  readonly share: (id: MealId) => Effect.Effect<MealLink, MealNotFound | RetryableRefusal>;
  readonly unshare: (id: MealId) => Effect.Effect<MealLink, MealNotFound | RetryableRefusal>;
  /** W288: what a link shows, to visitors too. */
  readonly shared: (token: string) => Effect.Effect<SharedMeal, SharedMealNotFound | TooManyTries | RetryableRefusal>;
  /** W289: the same id again is the same meal. */
  readonly copyShared: (id: MealId, token: string) => Effect.Effect<MealNow, SharedMealNotFound | RetryableRefusal>;
  readonly restore: (id: MealId) => Effect.Effect<MealNow, MealNotFound | RetryableRefusal>;
}

export const MealsClient = token<MealsClient>("MealsClient");
