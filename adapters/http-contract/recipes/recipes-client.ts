import type { RecipesClient } from "@morsel/application/recipes/client/recipes-client";
import type { ApiClient } from "../shared/call.ts";
import { readLine, readParsed, readRecipe, readRecipePage, writeRecipeContents } from "./codec.ts";
import * as calls from "./recipes-calls.ts";

export const recipesClient = ({ call, bytes, addressOf }: ApiClient): RecipesClient => ({
  recipes: ({ sort, text, cursor }) =>
    call(calls.recipes, { query: { sort, query: text.slice(0, 200) || undefined, cursor } }, readRecipePage),
  recipe: (id) => call(calls.recipe, { params: { id } }, readRecipe),
  save: (id, recipe) => call(calls.saveRecipe, { payload: { id, ...writeRecipeContents(recipe) } }, readRecipe),
  change: (id, version, recipe) =>
    call(calls.changeRecipe, { params: { id }, payload: { version, ...writeRecipeContents(recipe) } }, readRecipe),
  remove: (id) => call(calls.deleteRecipe, { params: { id } }, readRecipe),
  restore: (id) => call(calls.restoreRecipe, { params: { id } }, readRecipe),
  putPicture: (id, file) => call(calls.putRecipePicture, { params: { id }, bytes: file }, readRecipe),
  fetchPicture: (id) => call(calls.fetchRecipePicture, { params: { id } }, readRecipe),
  removePicture: (id) => call(calls.deleteRecipePicture, { params: { id } }, readRecipe),
  pictureBytes: ({ id, pictureAt }) => bytes(calls.recipePicture, { params: { id }, query: { at: pictureAt } }),
  pictureSource: ({ id, pictureAt }) => addressOf(calls.recipePicture, { params: { id }, query: { at: pictureAt } }),
  matchLines: (lines) => call(calls.matchLines, { payload: { lines } }, (answer) => answer.lines.map(readLine)),
  parse: (source) => call(calls.parseRecipe, { payload: source }, readParsed),
  pots: call(calls.pots, {}, ({ pots }) => pots),
  putPot: (pot) => call(calls.putPot, { payload: pot }, ({ pots }) => pots),
  removePot: (id) => call(calls.deletePot, { params: { id } }, ({ pots }) => pots),
});
