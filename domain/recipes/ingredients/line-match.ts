import type { Food, FoodId, FoodMatch } from "../../foods/index.ts";
import { lineNameKey } from "../recipe-parts.ts";
import type { LineMatch, RecipeLine } from "../recipe.ts";
import { readIngredientLine, type IngredientLine } from "./ingredient-line.ts";
import { gramsOfLine } from "./line-weight.ts";

/** How sure a match is: chosen before by the member; all words met; some met. */
const CONFIDENCE: { readonly [How in "remembered" | FoodMatch]: number } = { remembered: 1, full: 0.8, partial: 0.4 };

/** W185: a food as the match of a line, with what the line weighs of it where that is known. */
export const matchOfFood = (line: IngredientLine, food: Food, how: keyof typeof CONFIDENCE): LineMatch => {
  const grams = gramsOfLine(line, food);
  return {
    foodId: food.id,
    description: food.description,
    confidence: CONFIDENCE[how],
    ...(grams === undefined ? {} : { grams }),
  };
};

/** A food that the member chose for a name in a line. */
export type RememberedMatch = { readonly name: string; readonly foodId: FoodId };

/** W186: what the member chose or confirmed in a recipe, under the name in the line; of a name that is chosen twice the last. */
export const chosenMatches = (lines: readonly RecipeLine[]): readonly RememberedMatch[] => {
  const chosen = new Map<string, RememberedMatch>();
  for (const { text, match } of lines) {
    const read = match?.confidence === CONFIDENCE.remembered ? readIngredientLine(text) : undefined;
    const name = read?.ok === true ? lineNameKey(read.value.name) : "";
    if (match !== undefined && name !== "") chosen.set(name, { name, foodId: match.foodId });
  }
  return [...chosen.values()];
};
