import { countableServings, GRAM, gramsOf, readServingAmount, type Food, type Portion } from "../../foods/index.ts";
import { amountText } from "../../units/index.ts";
import { countedPieces } from "./counted-pieces.ts";
import { midpointOf } from "./ingredient-amount.ts";
import { gramsOfPieces } from "./piece-weights.ts";
import type { IngredientLine } from "./ingredient-line.ts";

/** U.S. sets of small measuring spoons: a pinch is a sixteenth of a teaspoon, a dash an eighth. */
const IN_TEASPOONS: { readonly [unit: string]: number } = { pinch: 1 / 16, dash: 1 / 8 };
/** Rounds larger amounts to hundredths: a pound shows as 453.59 g. */
const tidy = (amount: number): number => (amount > 20 ? Math.round(amount * 100) / 100 : amount);

/** A head or a stalk of unknown size counts as a medium one. */
const MEDIUM = /\bmedium\b/iu;

const countedAs = (food: Food, count: number, unit: string): Portion | undefined => {
  const servings = countableServings(food).toSorted(
    (a, b) => Number(MEDIUM.test(b.label)) - Number(MEDIUM.test(a.label)),
  );
  const read = readServingAmount(`${amountText(count)} ${unit}`, servings, ".");
  return read.ok && read.value.serving !== undefined
    ? { amount: tidy(read.value.amount), serving: read.value.serving }
    : undefined;
};

/** Leaves by the cup of them that a hand holds (USDA: 1 cup of raw spinach is 30 g); of what is heavier an ounce. */
const handfulOf = (food: Food, count: number): Portion => {
  const cup = countedAs(food, count, "cup");
  const grams = cup === undefined ? undefined : gramsOf(cup.amount, cup.serving);
  return cup !== undefined && grams?.ok === true && grams.value <= count * LEAVES_A_CUP
    ? cup
    : { amount: count * HANDFUL, serving: GRAM };
};

/** Heavier cups are of no leaves, g. */
const LEAVES_A_CUP = 60;
const HANDFUL = 30;

/**
 * W185: what a line is of a food: a weight as it says itself, else so many of a serving of the food; undefined where nobody knows.
 * `usual` is what is counted where the line names no unit, before a serving of any size is.
 */
export const portionOfLine = (line: IngredientLine, food: Food, usual?: Portion["serving"]): Portion | undefined => {
  const count = midpointOf(line);
  if (line.grams !== undefined)
    return (
      (line.unit === "oz" && count !== undefined ? countedAs(food, count, "oz") : undefined) ?? {
        amount: tidy(line.grams),
        serving: GRAM,
      }
    );
  if (count === undefined) return undefined;
  const pieces = gramsOfPieces(line, food, count);
  if (pieces !== undefined) return { amount: tidy(pieces), serving: GRAM };
  if (line.unit === "handful") return handfulOf(food, count);
  const spoons = line.unit === undefined ? undefined : IN_TEASPOONS[line.unit];
  if (spoons !== undefined) return countedAs(food, count * spoons, "tsp");
  if (line.unit !== undefined) return countedAs(food, count, line.unit.replace("_", " "));
  return countedPieces(food, count, line.name, usual);
};
