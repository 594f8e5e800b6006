import { countableServings, GRAM, readServingAmount, type Portion } from "@morsel/domain/diary";
import type { Food } from "@morsel/domain/foods";
import { amountText } from "@morsel/domain/units";
import type { IngredientLine } from "./ingredient-line.ts";

/** U.S. sets of small measuring spoons: a pinch is a sixteenth of a teaspoon, a dash an eighth. */
const IN_TEASPOONS: { readonly [unit: string]: number } = { pinch: 1 / 16, dash: 1 / 8 };
/** What one of a thing may be called among its servings, the likeliest first. */
const ONE_OF_IT = ["medium", "large", "whole", "fruit", "item", "each", "unit", "small"] as const;

/** Of a range the middle. */
export const countOfLine = ({ amount, amountMax }: IngredientLine): number | undefined =>
  amount === undefined ? undefined : amountMax === undefined ? amount : (amount + amountMax) / 2;

const countedAs = (food: Food, count: number, unit: string): Portion | undefined => {
  const read = readServingAmount(`${amountText(count)} ${unit}`, countableServings(food), ".");
  return read.ok && read.value.serving !== undefined
    ? { amount: read.value.amount, serving: read.value.serving }
    : undefined;
};

/** So many of the first word that names a serving of the food. */
const countedByWord = (food: Food, count: number, words: readonly string[]): Portion | undefined => {
  for (const word of words) {
    const found = /^\p{L}+$/u.test(word) ? countedAs(food, count, word) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
};

/**
 * W185: what a line is of a food: a weight as it says itself, else so many of a serving of the food; undefined where nobody knows.
 * `usual` is what is counted where the line names no unit, before a serving of any size is.
 */
export const portionOfLine = (line: IngredientLine, food: Food, usual?: Portion["serving"]): Portion | undefined => {
  const count = countOfLine(line);
  if (line.grams !== undefined)
    return (
      (line.unit === "oz" && count !== undefined ? countedAs(food, count, "oz") : undefined) ?? {
        amount: line.grams,
        serving: GRAM,
      }
    );
  if (count === undefined) return undefined;
  const spoons = line.unit === undefined ? undefined : IN_TEASPOONS[line.unit];
  if (spoons !== undefined) return countedAs(food, count * spoons, "tsp");
  if (line.unit !== undefined) return countedAs(food, count, line.unit.replace("_", " "));
  return (
    countedByWord(food, count, line.name.split(" ").toReversed()) ??
    (usual === undefined ? undefined : { amount: count, serving: usual }) ??
    countedByWord(food, count, ONE_OF_IT)
  );
};
