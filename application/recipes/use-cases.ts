import * as Effect from "effect/Effect";
import type { FoodSearch } from "../foods/food-search.ts";
import type { Clock } from "../platform/clock.ts";
import { token } from "../platform/token.ts";
import type { PhotoEncoder } from "../progress-photos/photo-encoder.ts";
import { makeDishes } from "./dishes.ts";
import { makePutPot } from "./keep-pots.ts";
import type { KitchenNames } from "./kitchen-names.ts";
import { makeMatchLines } from "./match-lines.ts";
import { makeParseRecipe, type RecipePages, type RecipeReader } from "./parse-recipe.ts";
import { makeReadRecipe, makeReadRecipes, type RecipeSharer } from "./read-recipes.ts";
import type { IngredientFoods } from "./recipe-foods.ts";
import { makeRecipePictures, type RecipePictureStore } from "./recipe-pictures.ts";
import type { RecipeStore } from "./recipe-store.ts";
import { makeChangeRecipe, makeMarkRecipe, makeSaveRecipe } from "./save-recipe.ts";

export type RecipesPorts = {
  readonly recipes: RecipeStore;
  readonly ingredients: IngredientFoods;
  readonly search: FoodSearch;
  readonly kitchen: KitchenNames;
  readonly reader: RecipeReader;
  readonly pages: RecipePages;
  readonly clock: Clock;
  readonly sharer: RecipeSharer;
  readonly pictures: RecipePictureStore;
  readonly encoder: PhotoEncoder;
};

/** All that can be done with recipes. */
export const makeRecipesUseCases = (ports: RecipesPorts) => {
  const matchLines = makeMatchLines(ports);
  const readRecipe = makeReadRecipe(ports);
  const pictures = makeRecipePictures(ports);
  type One = Parameters<typeof readRecipe>[0];
  return {
    readRecipes: makeReadRecipes(ports),
    readRecipe,
    picture: pictures.image,
    putPicture: (one: One, file: Uint8Array) => Effect.andThen(pictures.put(one, file), readRecipe(one)),
    fetchPicture: (one: One) => Effect.andThen(pictures.fetch(one), readRecipe(one)),
    removePicture: (one: One) => Effect.andThen(pictures.remove(one), readRecipe(one)),
    saveRecipe: makeSaveRecipe(ports),
    changeRecipe: makeChangeRecipe(ports),
    markRecipe: makeMarkRecipe(ports),
    matchLines,
    dishes: makeDishes(ports),
    parseRecipe: makeParseRecipe({ ...ports, matchLines }),
    pots: ports.recipes.pots,
    putPot: makePutPot(ports),
    removePot: ports.recipes.removePot,
  };
};

export type RecipesUseCases = ReturnType<typeof makeRecipesUseCases>;
export const RecipesUseCases = token<RecipesUseCases>("RecipesUseCases");
