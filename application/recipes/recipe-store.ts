import type { MemberId } from "@morsel/domain/identity";
import type {
  Pot,
  RecipeHoldsItself,
  RecipeId,
  RememberedMatch,
  RecipeNotFound,
  RecipesAreFull,
  StoredRecipe,
  StoredRecipeConflict,
  RecipeSort,
} from "@morsel/domain/recipes";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { VersionedStore } from "../versioned-records/versioned-store.ts";

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
