import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { Recipe, RecipeLine } from "@morsel/domain/recipes";

const [first] = SAMPLE_FOODS;
if (first === undefined) throw new Error("There are no sample foods.");
export const banana = first;

export const ofBanana = (grams: number): RecipeLine => ({
  text: `${grams} g banana`,
  match: { foodId: banana.id, description: banana.description, grams, confidence: 1 },
});
export const aRecipe = (title: string, change: Partial<Recipe> = {}): Recipe => ({
  title,
  servings: 4,
  isCooked: false,
  lines: [ofBanana(200)],
  steps: [{ text: "Mash it.", section: "First" }],
  ...change,
});
