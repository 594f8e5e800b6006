import type { Instant } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import {
  findCircularReference,
  type Pot,
  type Recipe,
  type RecipeHoldsItself,
  type RecipeId,
  type RememberedMatch,
} from "@morsel/domain/recipes";
import { hasRoomFor, type RecordTransition } from "@morsel/domain/versioned-records";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { RecordRefusals, VersionedStore } from "../versioned-records/versioned-store.ts";

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

/** End of a page: the next one begins after it. */
export type RecipePlace = { readonly key: string; readonly id: RecipeId };

export type RecipeQuery = {
  readonly sort: RecipeSort;
  readonly limit: number;
  /** As `recipeTitleKey` writes titles: those that hold it. */
  readonly titleKey?: string;
  readonly after?: RecipePlace;
};

/** The member has no such pot, and had none. */
export type PotNotFound = { readonly _tag: "PotNotFound"; readonly id: string };
export type PotsAreFull = { readonly _tag: "PotsAreFull"; readonly limit: number };

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

export interface RecipeStore extends VersionedStore<
  StoredRecipe,
  RecipeNotFound,
  StoredRecipeConflict,
  RecipeHoldsItself | RecipesAreFull
> {
  /** W183: the recipes behind `after` that stand. */
  readonly recipes: (member: MemberId, query: RecipeQuery) => Effect.Effect<readonly StoredRecipe[]>;
  /** Active recipes with these ids, in any order. */
  readonly byIds: (member: MemberId, ids: readonly RecipeId[]) => Effect.Effect<readonly StoredRecipe[]>;
  /** W426: the deleted recipe under an id; undefined where one stands, or none ever was. */
  readonly deleted: (member: MemberId, id: RecipeId) => Effect.Effect<StoredRecipe | undefined>;
  /** W186: what the member chose before for these names. */
  readonly remembered: (member: MemberId, names: readonly string[]) => Effect.Effect<readonly RememberedMatch[]>;
  /** W155: all that is remembered, by name, behind `after` where it is given. */
  readonly matches: (
    member: MemberId,
    page: { readonly limit: number; readonly after?: string },
  ) => Effect.Effect<readonly RememberedMatch[]>;
  readonly remember: (member: MemberId, matches: readonly RememberedMatch[]) => Effect.Effect<void>;
  /** By name. */
  readonly pots: (member: MemberId) => Effect.Effect<readonly Pot[]>;
  readonly putPot: (member: MemberId, pot: Pot) => Effect.Effect<void, PotsAreFull>;
  /** Taking away what is gone is harmless. */
  readonly removePot: (member: MemberId, id: string) => Effect.Effect<void, PotNotFound>;
}

export const RecipeStore = token<RecipeStore>("RecipeStore");
