import type { RecipeVersionConflict } from "@morsel/application/recipes/recipe-foods";
import type { RecipeUnreadable } from "@morsel/application/recipes/parse-recipe";
import type { PotNotFound, PotsAreFull } from "@morsel/application/recipes/recipe-store";
import type { RecipeNotFound, RecipesAreFull, RecipeHoldsItself } from "@morsel/domain/recipes";
import type { Problems, Refusals } from "../shared/problem.ts";
import { readRecipe, writeRecipe } from "./codec.ts";

type Refused =
  | PotNotFound
  | PotsAreFull
  | RecipeHoldsItself
  | RecipeNotFound
  | RecipesAreFull
  | RecipeUnreadable
  | RecipeVersionConflict;

export const recipeRefusals: Refusals<Refused> = {
  RecipeNotFound: { id: "string" },
  RecipeVersionConflict: { current: readRecipe },
  RecipeHoldsItself: { titles: "strings" },
  RecipesAreFull: { limit: "int" },
  PotNotFound: { id: "string" },
  PotsAreFull: { limit: "int" },
  RecipeUnreadable: { reason: "string", status: ["answered", "int"] },
};

export const recipeProblems: Problems<Refused> = {
  fields: recipeRefusals,
  problems: {
    RecipeNotFound: { status: 404, title: "The recipe does not exist." },
    RecipeVersionConflict: {
      status: 409,
      title: "The recipe changed on another device. Nothing was saved.",
      write: { current: writeRecipe },
    },
    RecipeHoldsItself: { status: 422, title: "The recipe would contain itself." },
    RecipesAreFull: { status: 422, title: "The maximum number of recipes is reached." },
    PotNotFound: { status: 404, title: "The pot does not exist." },
    PotsAreFull: { status: 422, title: "The maximum number of pots is reached." },
    RecipeUnreadable: { status: 422, title: "No recipe was found there." },
  },
};
