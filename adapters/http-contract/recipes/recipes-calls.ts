// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { RecipesGroup } from "./recipes.ts";
import { photoRefusals } from "../progress-photos/problems.ts";
import { recipeRefusals } from "./problems.ts";
import { FieldRefused, SignInNeeded, TooManyTries } from "../shared/problems.ts";

const { PhotoRefused, PhotosAreFull } = photoRefusals;
const { PotNotFound, PotsAreFull, RecipeHoldsItself, RecipeNotFound, RecipeUnreadable, RecipeVersionConflict, RecipesAreFull } = recipeRefusals;
const call = /*#__PURE__*/ callOf<typeof RecipesGroup>();

export const recipes = /*#__PURE__*/ call("GET", "/api/services/recipes", { FieldRefused, SignInNeeded });
export const saveRecipe = /*#__PURE__*/ call("POST", "/api/services/recipes", { FieldRefused, RecipeHoldsItself, RecipesAreFull, SignInNeeded });
export const matchLines = /*#__PURE__*/ call("POST", "/api/services/recipes/lines", { FieldRefused, SignInNeeded });
export const parseRecipe = /*#__PURE__*/ call("POST", "/api/services/recipes/parse", { FieldRefused, RecipeUnreadable, SignInNeeded });
export const dishes = /*#__PURE__*/ call("GET", "/api/services/recipes/foods", { FieldRefused, SignInNeeded });
export const pots = /*#__PURE__*/ call("GET", "/api/services/recipes/pots", { SignInNeeded });
export const putPot = /*#__PURE__*/ call("POST", "/api/services/recipes/pots", { FieldRefused, PotsAreFull, SignInNeeded });
export const deletePot = /*#__PURE__*/ call("DELETE", "/api/services/recipes/pots/:id", { PotNotFound, SignInNeeded });
export const recipe = /*#__PURE__*/ call("GET", "/api/services/recipes/:id", { RecipeNotFound, SignInNeeded });
export const changeRecipe = /*#__PURE__*/ call("PATCH", "/api/services/recipes/:id", { FieldRefused, RecipeHoldsItself, RecipeNotFound, RecipeVersionConflict, SignInNeeded });
export const deleteRecipe = /*#__PURE__*/ call("DELETE", "/api/services/recipes/:id", { RecipeNotFound, SignInNeeded });
export const recipePicture = /*#__PURE__*/ call("GET", "/api/services/recipes/:id/picture", { RecipeNotFound, SignInNeeded });
export const putRecipePicture = /*#__PURE__*/ call("POST", "/api/services/recipes/:id/picture", { PhotoRefused, PhotosAreFull, RecipeNotFound, SignInNeeded, TooManyTries });
export const fetchRecipePicture = /*#__PURE__*/ call("POST", "/api/services/recipes/:id/picture/fetch", { PhotoRefused, PhotosAreFull, RecipeNotFound, RecipeUnreadable, SignInNeeded, TooManyTries });
export const deleteRecipePicture = /*#__PURE__*/ call("DELETE", "/api/services/recipes/:id/picture", { RecipeNotFound, SignInNeeded });
export const restoreRecipe = /*#__PURE__*/ call("POST", "/api/services/recipes/:id/restore", { RecipeHoldsItself, RecipeNotFound, RecipesAreFull, SignInNeeded });
