import type { RecipeOnPage, RecipePages, RecipeReader } from "@morsel/application/recipes/parse-recipe";
import * as Effect from "effect/Effect";

/** Recipe that every page and text gives in memory, where no page is read. */
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
/** A plate; its first bytes are those of a PNG, as everything in memory begins that is taken for a picture. */
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

export const memoryRecipePages: RecipePages = {
  fetch: (address) => Effect.succeed({ text: "", address }),
  picture: () => Effect.succeed(PNG),
};
