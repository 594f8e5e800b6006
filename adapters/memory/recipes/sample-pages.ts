import type { RecipeOnPage, RecipePages, RecipeReader } from "@morsel/application/recipes/parse-recipe";
import * as Effect from "effect/Effect";

/** What every page and text tells in memory, where no page is read. */
const SAMPLE: RecipeOnPage = {
  title: "Apple and carrot salad",
  authors: [],
  servings: 4,
  yieldText: "4 servings",
  totalMinutes: 15,
  lines: ["2 apples", "100 g carrots", "1 tbsp olive oil", "salt, to taste"],
  steps: [{ text: "Grate the apples and the carrots." }, { text: "Stir in the oil and the salt." }],
};

export const memoryRecipeReader: RecipeReader = { read: () => Effect.succeed(SAMPLE) };
export const memoryRecipePages: RecipePages = { fetch: (address) => Effect.succeed({ text: "", address }) };
