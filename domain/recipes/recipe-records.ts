import type { Instant } from "../calendar/index.ts";
import { findCircularReference, type RecipeHoldsItself } from "./recipe-parts.ts";
import type { Recipe } from "./recipe.ts";
import type { RecipeId } from "./dish.ts";
import { hasRoomFor, type RecordTransition, type RecordRefusals } from "../versioned-records/index.ts";

/** The member has no such recipe. */
export type RecipeNotFound = { readonly _tag: "RecipeNotFound"; readonly id: RecipeId };
export type RecipesAreFull = { readonly _tag: "RecipesAreFull"; readonly limit: number };

export type StoredRecipe = Recipe & {
  readonly id: RecipeId;
  /** 1 when saved, one more with each change. */
  readonly version: number;
  readonly createdAt: Instant;
};

/** The recipe changed elsewhere since it was read; nothing was written. */
export type StoredRecipeConflict = { readonly _tag: "StoredRecipeConflict"; readonly current: StoredRecipe };

export const RECIPE_SORTS = ["newest", "name"] as const;
export type RecipeSort = (typeof RECIPE_SORTS)[number];

/** Upper bound of a member's recipes, more than anybody cooks; it also bounds a search. */
export const RECIPES_LIMIT = 1000;

export const RECIPE_REFUSALS: RecordRefusals<StoredRecipe, RecipeNotFound, StoredRecipeConflict> = {
  notFound: (id) => ({ _tag: "RecipeNotFound", id }),
  conflict: (current) => ({ _tag: "StoredRecipeConflict", current }),
};

/** W180, W184: a member has so many recipes at most, and none of them holds itself. */
export const refuseRecipe = (
  others: readonly StoredRecipe[],
  { record, change }: RecordTransition<StoredRecipe>,
): RecipesAreFull | RecipeHoldsItself | undefined =>
  change === "added" && !hasRoomFor(1, others.length, RECIPES_LIMIT)
    ? { _tag: "RecipesAreFull", limit: RECIPES_LIMIT }
    : findCircularReference(others, record);
