import { gramsOfUnit, millilitresOfUnit } from "@morsel/domain/recipes";
import { amountAt } from "./ingredient-amount.ts";
import type { IngredientLine } from "./ingredient-line.ts";
import { splitWords } from "./ingredient-words.ts";
import { folded, kitchenWords, unitAt } from "./kitchen-words.ts";

const FIGURE = /\d/;

/**
 * R5: whether a line says more amounts than the one that was read: "1 cup (240 ml) milk", "1 egg plus 2 egg whites". For another
 * number of servings it is shown as it was written, so many times: of two amounts one would stay as it was.
 */
export const hasSecondAmount = ({ name, note = "" }: Pick<IngredientLine, "name" | "note">): boolean => {
  const words = splitWords(
    `${name} ${note}`
      .replaceAll(/[(),;]/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
  return words.some((word, at) => {
    const read = FIGURE.test(word) ? amountAt(words, at) : undefined;
    if (read === undefined) return false;
    if (read === "unreadable" || kitchenWords.plus.has(folded(words[at - 1] ?? ""))) return true;
    const unit = unitAt(words, read.next)?.unit;
    return unit !== undefined && (gramsOfUnit(unit) ?? millilitresOfUnit(unit)) !== undefined;
  });
};
