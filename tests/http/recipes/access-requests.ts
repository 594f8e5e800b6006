import type { AccessRequests, AccessRoom, WalkRequests } from "../support/access-requests.ts";
import { id } from "../support/harness.ts";
import { PICTURE } from "../support/picture.ts";

const recipe = {
  title: "Soup",
  servings: 4,
  cooked: true,
  lines: [{ text: "1 l water", left_out: true }],
  steps: [],
  picture: "http://outside.example/soup.jpg",
};

export const accessRequests: AccessRequests = {
  "recipes.recipes": ["/api/services/recipes"],
  "recipes.saveRecipe": ["/api/services/recipes", { ...recipe, id: id(550) }],
  "recipes.recipe": [`/api/services/recipes/${id(551)}`],
  "recipes.changeRecipe": [`/api/services/recipes/${id(551)}`, { ...recipe, version: 1, title: "Renamed" }],
  "recipes.deleteRecipe": [`/api/services/recipes/${id(552)}`],
  "recipes.restoreRecipe": [`/api/services/recipes/${id(552)}/restore`],
  "recipes.recipePicture": [`/api/services/recipes/${id(551)}/picture`],
  "recipes.putRecipePicture": [`/api/services/recipes/${id(551)}/picture`, PICTURE],
  "recipes.fetchRecipePicture": [`/api/services/recipes/${id(551)}/picture/fetch`],
  "recipes.deleteRecipePicture": [`/api/services/recipes/${id(551)}/picture`],
  "recipes.matchLines": ["/api/services/recipes/lines", { lines: ["2 bananas"] }],
  "recipes.parseRecipe": ["/api/services/recipes/parse", { text: "Salad\n2 tomatoes" }],
  "recipes.dishes": ["/api/services/recipes/foods"],
  "recipes.pots": ["/api/services/recipes/pots"],
  "recipes.putPot": ["/api/services/recipes/pots", { id: id(553), name: "Pot", grams: 900 }],
  "recipes.deletePot": [`/api/services/recipes/pots/${id(553)}`],
};

export const prepare: AccessRoom["prepare"] = async ({ ada }) => {
  for (const recipeId of [id(551), id(552)])
    await ada.send("POST", "/api/services/recipes", { ...recipe, id: recipeId });
  await ada.send("POST", `/api/services/recipes/${id(551)}/picture`, PICTURE);
  await ada.send("POST", "/api/services/recipes/pots", { id: id(553), name: "Pot", grams: 900 });
};

export const walkRequests: WalkRequests = {
  "recipes.parseRecipe": async () => ["/api/services/recipes/parse", { address: "http://outside.example/soup" }],
};
