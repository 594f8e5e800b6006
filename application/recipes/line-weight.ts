import { countableServings, gramsOf, readServingAmount } from "@morsel/domain/diary";
import type { Food } from "@morsel/domain/foods";
import { amountText } from "@morsel/domain/units";
import type { IngredientLine } from "./ingredients/ingredient-line.ts";

/** U.S. sets of small measuring spoons: a pinch is a sixteenth of a teaspoon, a dash an eighth. */
const IN_TEASPOONS: { readonly [unit: string]: number } = { pinch: 1 / 16, dash: 1 / 8 };
/** What one of a thing may be called among its servings, the likeliest first. */
const ONE_OF_IT = ["medium", "large", "whole", "fruit", "item", "each", "unit", "small"] as const;

/** Of a range the middle. */
const countOf = ({ amount, amountMax }: IngredientLine): number | undefined =>
  amount === undefined ? undefined : amountMax === undefined ? amount : (amount + amountMax) / 2;

const weighedAs = (food: Food, text: string): number | undefined => {
  const servings = countableServings(food);
  const read = readServingAmount(text, servings, ".");
  if (!read.ok || read.value.serving === undefined) return undefined;
  const grams = gramsOf(read.value.amount, read.value.serving);
  return grams.ok ? grams.value : undefined;
};

/** W185: what a line weighs of a food: as it says itself, else by a serving of the food; undefined where nobody knows. */
export const gramsOfLine = (line: IngredientLine, food: Food): number | undefined => {
  const grams = exactGrams(line, food);
  return grams === undefined
    ? undefined
    : Math.max(0.01, Math.round(grams * (grams < 1 ? 100 : 10)) / (grams < 1 ? 100 : 10));
};

const exactGrams = (line: IngredientLine, food: Food): number | undefined => {
  if (line.grams !== undefined) return line.grams;
  const count = countOf(line);
  if (count === undefined) return undefined;
  const spoons = line.unit === undefined ? undefined : IN_TEASPOONS[line.unit];
  if (spoons !== undefined) return weighedAs(food, `${amountText(count * spoons)} tsp`);
  if (line.unit !== undefined) return weighedAs(food, `${amountText(count)} ${line.unit.replace("_", " ")}`);
  const words = [...line.name.split(" ").toReversed(), ...ONE_OF_IT];
  for (const word of words) {
    const grams = /^\p{L}+$/u.test(word) ? weighedAs(food, `${amountText(count)} ${word}`) : undefined;
    if (grams !== undefined) return grams;
  }
  return undefined;
};
