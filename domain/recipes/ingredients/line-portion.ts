import { countableServings, GRAM, gramsOf, readServingAmount, type Food, type Portion } from "../../foods/index.ts";
import { amountText } from "../../units/index.ts";
import { countedPieces } from "../pieces/counted-pieces.ts";
import { isContained } from "../pieces/container-weights.ts";
import { midpointOf } from "./ingredient-amount.ts";
import { gramsOfCans, gramsOfGlasses } from "../pieces/container-weights.ts";
import { saidGrams } from "../pieces/drained.ts";
import { gramsOfPieces } from "../pieces/piece-weights.ts";
import { saidSize, sizeFactor } from "../pieces/said-size.ts";
import type { IngredientLine } from "./ingredient-line.ts";

/** U.S. sets of small measuring spoons: a pinch is a sixteenth of a teaspoon, a dash an eighth. */
const IN_TEASPOONS: { readonly [unit: string]: number } = { pinch: 1 / 16, dash: 1 / 8 };
/** Rounds larger amounts to hundredths: a pound shows as 453.59 g. */
const tidy = (amount: number): number => (amount > 20 ? Math.round(amount * 100) / 100 : amount);

/** A head or a stalk of unknown size counts as a medium one. */
const MEDIUM = /\bmedium\b/iu;

/** "1 cup, shredded" fits a line that says shredded better than "1 cup, diced". */
const CUTS =
  /\b(?:shredded|grated|chopped|sliced|diced|cubed|crumbled|mashed|halves|whole|packed|ground|melted|sifted)\b/giu;
const cutsSaid = (label: string, line: string): number =>
  [...label.matchAll(CUTS)].reduce(
    (said, [cut]) => said + (line.toLowerCase().includes(cut.toLowerCase()) ? 1 : -0.5),
    0,
  );

const countedAs = (food: Food, count: number, unit: string, line = ""): Portion | undefined => {
  const servings = countableServings(food).toSorted(
    (a, b) =>
      Number(MEDIUM.test(b.label)) - Number(MEDIUM.test(a.label)) ||
      (line === "" ? 0 : cutsSaid(b.label, line) - cutsSaid(a.label, line)),
  );
  const read = readServingAmount(`${amountText(count)} ${unit}`, servings, ".");
  return read.ok && read.value.serving !== undefined
    ? { amount: tidy(read.value.amount), serving: read.value.serving }
    : undefined;
};

/** "quelques brins" are three, "a handful" is one. */
const FEW = 3;
const SOME = /^(?:some|a few|einige|ein paar|etwas|quelques|algun[oa]s|un[oa]s|un par|qualche|alcun[ei]|un paio)\b/iu;
/** "drizzle of olive oil": one, without the word. */
const ONE_OF = /^(?:drizzle|splash|glug|knob|chorrito|filet|filo) (?:of|de|di|d)\b/iu;
const PIECES = /\b(?:foglia|foglie|feuilles?|hojas?|leaves|hebras|fils|pistilli|threads|blättchen|fäden)\b|blätter\b/iu;
/** "3cm piece of ginger": the length says how much. */
const LENGTH = /^\d{1,2}(?:[.,]\d)?[ -]?cm\b/iu;
const countUnsaid = ({ original, unit }: IngredientLine): number | undefined => {
  const isSome = SOME.test(original.trim());
  if (unit === undefined && LENGTH.test(original.trim())) return 1;
  if (unit === undefined) return isSome && PIECES.test(original) ? FEW : ONE_OF.test(original.trim()) ? 1 : undefined;
  return isSome && unit !== "handful" ? FEW : 1;
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
  const count = midpointOf(line) ?? countUnsaid(line);
  const grams = saidGrams(line, food);
  if (grams !== undefined)
    return (
      (line.unit === "oz" && count !== undefined ? countedAs(food, count, "oz") : undefined) ?? {
        amount: tidy(grams),
        serving: GRAM,
      }
    );
  if (count === undefined) return undefined;
  const pieces =
    gramsOfCans(line, food, count) ?? gramsOfPieces(line, food, count) ?? gramsOfGlasses(line, food, count);
  if (pieces !== undefined) return { amount: tidy(pieces), serving: GRAM };
  // A jar of red cabbage is no head of it, and nobody knows how large the jar is.
  if (line.unit === undefined && isContained(line.name, food)) return undefined;
  if (line.unit === "handful") return handfulOf(food, count * sizeFactor(saidSize(line)));
  const spoons = line.unit === undefined ? undefined : IN_TEASPOONS[line.unit];
  if (spoons !== undefined) return countedAs(food, count * spoons, "tsp");
  const sized = line.unit === "small" || line.unit === "medium" || line.unit === "large";
  const factor = sizeFactor(saidSize(line));
  const counted = line.unit === "slice" ? count * factor : count;
  const said =
    line.unit === undefined ? undefined : countedAs(food, counted, line.unit.replace("_", " "), line.original);
  if (said !== undefined || (line.unit !== undefined && !sized)) return said;
  // A medium one is counted for a size that the food does not know, and made smaller or larger.
  return countedPieces(food, count * factor, line.name, usual);
};
