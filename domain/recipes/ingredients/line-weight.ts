import { gramsOf, type Food } from "../../foods/index.ts";
import { saidGrams } from "../pieces/drained.ts";
import type { IngredientLine } from "./ingredient-line.ts";
import { portionOfLine } from "./line-portion.ts";

/** W185: what a line weighs of a food: as it says itself, else by a serving of the food; undefined where nobody knows. */
export const gramsOfLine = (line: IngredientLine, food: Food): number | undefined => {
  const grams = exactGrams(line, food);
  return grams === undefined
    ? undefined
    : Math.max(0.01, Math.round(grams * (grams < 1 ? 100 : 10)) / (grams < 1 ? 100 : 10));
};

const exactGrams = (line: IngredientLine, food: Food): number | undefined => {
  const said = saidGrams(line, food);
  if (said !== undefined) return said;
  const portion = portionOfLine(line, food);
  const grams = portion === undefined ? undefined : gramsOf(portion.amount, portion.serving);
  return grams?.ok === true ? grams.value : undefined;
};
