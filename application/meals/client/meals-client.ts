import type { MealId, ServingUnknown } from "@morsel/domain/diary";
import type { Effect } from "effect";
import type { FoodNotFound } from "../../foods/food-catalogue.ts";
import type { MealChange, MealRequest } from "../meal-requests.ts";
import type { FieldRefused, NotNow, TooManyTries } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { MealVersionConflict } from "../change-meal.ts";
import type { MealNotFound, MealSort } from "../meal-store.ts";
import type { MealNow } from "../meals-now.ts";
import type { MealLink } from "../share-meal.ts";
import type { SharedMeal, SharedMealNotFound } from "../shared-meal.ts";
import type { MealPage } from "../read-meals.ts";

export type MealListQuery = { readonly sort: MealSort; readonly text: string; readonly cursor?: string };

type ItemsRefused = FoodNotFound | ServingUnknown | FieldRefused;

/** A member's saved meals as they see them. */
export interface MealsClient {
  readonly meals: (query: MealListQuery) => Effect.Effect<MealPage, FieldRefused | NotNow>;
  readonly meal: (id: MealId) => Effect.Effect<MealNow, MealNotFound | NotNow>;
  /** W60: the same id again is the same meal. */
  readonly save: (id: MealId, meal: MealRequest) => Effect.Effect<MealNow, ItemsRefused | NotNow>;
  readonly change: (
    id: MealId,
    change: MealChange,
  ) => Effect.Effect<MealNow, MealNotFound | MealVersionConflict | ItemsRefused | NotNow>;
  readonly remove: (id: MealId) => Effect.Effect<MealNow, MealNotFound | NotNow>;
  /** W287 */
  readonly link: (id: MealId) => Effect.Effect<MealLink, MealNotFound | NotNow>;
  readonly share: (id: MealId) => Effect.Effect<MealLink, MealNotFound | NotNow>;
  readonly unshare: (id: MealId) => Effect.Effect<MealLink, MealNotFound | NotNow>;
  /** W288: what a link shows, to visitors too. */
  readonly shared: (token: string) => Effect.Effect<SharedMeal, SharedMealNotFound | TooManyTries | NotNow>;
  /** W289: the same id again is the same meal. */
  readonly copyShared: (id: MealId, token: string) => Effect.Effect<MealNow, SharedMealNotFound | NotNow>;
  readonly restore: (id: MealId) => Effect.Effect<MealNow, MealNotFound | NotNow>;
}

export const MealsClient = token<MealsClient>("MealsClient");
