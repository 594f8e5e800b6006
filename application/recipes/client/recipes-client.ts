import type {
  Pot,
  Recipe,
  RecipeHoldsItself,
  RecipeId,
  RecipeLine,
  RecipeNotFound,
  RecipesAreFull,
  RecipeSort,
} from "@morsel/domain/recipes";
import type { Effect } from "effect";
import type { FieldRefused, RetryableRefusal, TooManyTries } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { PhotoRefused } from "../../progress-photos/photo-encoder.ts";
import type { PhotosAreFull } from "../../progress-photos/photo-store.ts";
import type { ParsedRecipe, RecipeSource, RecipeUnreadable } from "../parse-recipe.ts";
import type { RecipePage } from "../read-recipes.ts";
import type { RecipeNow, RecipeVersionConflict } from "../recipe-foods.ts";
import type { PotNotFound, PotsAreFull } from "../recipe-store.ts";

export type RecipeListQuery = { readonly sort: RecipeSort; readonly text: string; readonly cursor?: string };

type PictureRefused = RecipeNotFound | PhotoRefused | PhotosAreFull | TooManyTries;
type Refused = FieldRefused | RecipeHoldsItself;

/** A member's recipes as they see them. */
export interface RecipesClient {
  readonly recipes: (query: RecipeListQuery) => Effect.Effect<RecipePage, FieldRefused | RetryableRefusal>;
  readonly recipe: (id: RecipeId) => Effect.Effect<RecipeNow, RecipeNotFound | RetryableRefusal>;
  /** W180: the same id again is the same recipe. */
  readonly save: (
    id: RecipeId,
    recipe: Recipe,
  ) => Effect.Effect<RecipeNow, Refused | RecipesAreFull | RetryableRefusal>;
  readonly change: (
    id: RecipeId,
    version: number,
    recipe: Recipe,
  ) => Effect.Effect<RecipeNow, Refused | RecipeNotFound | RecipeVersionConflict | RetryableRefusal>;
  readonly remove: (id: RecipeId) => Effect.Effect<RecipeNow, RecipeNotFound | RetryableRefusal>;
  readonly restore: (
    id: RecipeId,
  ) => Effect.Effect<RecipeNow, RecipeNotFound | RecipeHoldsItself | RecipesAreFull | RetryableRefusal>;
  /** W401: in the place of the one before. */
  readonly putPicture: (id: RecipeId, file: Uint8Array) => Effect.Effect<RecipeNow, PictureRefused | RetryableRefusal>;
  /** W402: the picture that its page named. */
  readonly fetchPicture: (
    id: RecipeId,
  ) => Effect.Effect<RecipeNow, PictureRefused | RecipeUnreadable | RetryableRefusal>;
  readonly removePicture: (id: RecipeId) => Effect.Effect<RecipeNow, RecipeNotFound | RetryableRefusal>;
  /** As it is shown; so that taking it away can be taken back. */
  readonly pictureBytes: (
    recipe: Pick<RecipeNow, "id" | "pictureAt">,
  ) => Effect.Effect<Uint8Array, RecipeNotFound | RetryableRefusal>;
  /** Address for a picture element. */
  readonly pictureSource: (recipe: Pick<RecipeNow, "id" | "pictureAt">) => string;
  /** W185 */
  readonly matchLines: (
    lines: readonly string[],
  ) => Effect.Effect<readonly RecipeLine[], FieldRefused | RetryableRefusal>;
  /** W190: a recipe from an address, a page or plain text; nothing is kept. */
  readonly parse: (
    source: RecipeSource,
  ) => Effect.Effect<ParsedRecipe, FieldRefused | RecipeUnreadable | RetryableRefusal>;
  readonly pots: Effect.Effect<readonly Pot[], RetryableRefusal>;
  readonly putPot: (pot: Pot) => Effect.Effect<readonly Pot[], FieldRefused | PotsAreFull | RetryableRefusal>;
  readonly removePot: (id: string) => Effect.Effect<readonly Pot[], PotNotFound | RetryableRefusal>;
}

export const RecipesClient = token<RecipesClient>("RecipesClient");
