import type { RecipeVersionConflict } from "@morsel/application/recipes/client/recipes-client";
import type { RecipeUnreadable } from "@morsel/application/recipes/parse-recipe";
import type {
  PotNotFound,
  PotsAreFull,
  RecipeNotFound,
  RecipesAreFull,
} from "@morsel/application/recipes/recipe-store";
import type { RecipeHoldsItself } from "@morsel/domain/recipes";
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
    RecipeNotFound: { status: 404, title: "There is no such recipe." },
    RecipeVersionConflict: {
      status: 409,
      title: "The recipe changed elsewhere; nothing was written.",
      write: { current: writeRecipe },
    },
    RecipeHoldsItself: { status: 422, title: "The recipe would hold itself." },
    RecipesAreFull: { status: 422, title: "There are as many recipes as a member keeps." },
    PotNotFound: { status: 404, title: "There is no such pot." },
    PotsAreFull: { status: 422, title: "There are as many pots as a member keeps." },
    RecipeUnreadable: { status: 422, title: "No recipe can be read there." },
  },
};
