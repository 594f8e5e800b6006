import { gramsOfUnit, millilitresOfUnit } from "../../units/index.ts";
import { amountAt } from "./ingredient-amount.ts";
import { readIngredientLine, type IngredientLine } from "./ingredient-line.ts";
import { splitWords } from "./ingredient-words.ts";
import { foldWord, kitchenWords, numberOfWord, unitAt } from "./kitchen-words.ts";

const FIGURE = /\d/;
const NUMBER = /\p{N}/u;
/** "480 ml/16 fl oz" are two amounts; "1/2" is one. */
const SLASH = /(?<=\p{L}\.?)\/(?=\d)/gu;
/** "80/20" is how lean meat is. */
const RATIO = /^\d{2}\/\d{2}$/;
/** A mark between parts of a line; "1,5" has none. */
const MARK = /[();]|,(?!\d)/g;

const isFigure = (word: string): boolean => FIGURE.test(word) || numberOfWord(word) !== undefined;

/** True if the word before a place begins a new count: "plus two", "or 2", the beginning of a note. */
const isAnew = (words: readonly string[], at: number): boolean => {
  const before = foldWord(words[at - 1] ?? "");
  const isJoint = kitchenWords.plus.has(before) || kitchenWords.range.has(before);
  // "8 to 10 minutes" is one measure.
  return before === "," || (isJoint && !isFigure(words[at - 2] ?? ""));
};

const isAmountAt = (words: readonly string[], at: number): boolean => {
  const hasFigure = FIGURE.test(words[at] ?? "");
  const read = amountAt(words, at);
  if (read === undefined || read === "unreadable") return read !== undefined && hasFigure;
  const unit = unitAt(words, read.next)?.unit;
  if (unit !== undefined && (gramsOfUnit(unit) ?? millilitresOfUnit(unit)) !== undefined) return true;
  // "or a pinch", "plus one half": of words only several count something; "to" is two in Danish alone.
  const isSeveral = read.amount > 1 && !kitchenWords.range.has(foldWord(words[at] ?? ""));
  const isMeasure = unit === "inch" || RATIO.test(words[at] ?? "");
  return isAnew(words, at) && !isMeasure && (hasFigure || isSeveral);
};

/** True if a line has further amounts: "1 cup (240 ml) milk", "1 egg plus two egg whites". */
const hasSecondAmount = ({ name, note = "" }: Pick<IngredientLine, "name" | "note">): boolean => {
  const words = splitWords(
    `${name} , ${note}`.replaceAll(SLASH, " ").replaceAll(MARK, " , ").replaceAll(/\s+/g, " ").trim(),
  );
  return words.some((_, at) => isAmountAt(words, at));
};

/** The part of a line that is scaled: the amount that was read, the line as it was written, or nothing, as of "pepper to taste". */
export type LineToScale =
  | { readonly as: "read"; readonly line: IngredientLine }
  | { readonly as: "written" }
  | { readonly as: "nothing" };

/**
 * R5: for another number of servings a line with two amounts stands as it was written, so many times: of two amounts one would stay as
 * it was. So does one whose figures are not understood.
 */
export const lineToScale = (text: string): LineToScale => {
  const read = readIngredientLine(text);
  if (!read.ok) return { as: read.error.reason !== "heading" && NUMBER.test(text) ? "written" : "nothing" };
  if (hasSecondAmount(read.value)) return { as: "written" };
  return read.value.amount === undefined ? { as: "nothing" } : { as: "read", line: read.value };
};
