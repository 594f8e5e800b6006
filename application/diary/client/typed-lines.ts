import { foldedWords, GRAM_SERVING, OUNCE_SERVING, type Food } from "@morsel/domain/foods";
import type { Portion } from "@morsel/domain/diary";
import { readIngredientLine, type IngredientLine } from "../../recipes/ingredients/ingredient-line.ts";
import { kitchenWords } from "../../recipes/ingredients/kitchen-words.ts";
import { portionOfLine } from "../../recipes/ingredients/line-portion.ts";

/** One food of what was typed: what to search, and how much of it, where that was said. */
export type TypedLine = { readonly text: string; readonly name: string; readonly line?: IngredientLine };

/** How what was typed can be meant: one food with its amount, and several foods with theirs. */
export type TypedReading = {
  readonly one: TypedLine;
  /** Two or more, where it can be taken apart. */
  readonly several?: readonly TypedLine[];
};

/** As many foods as are looked for at once; what is beyond stays typed. */
export const MOST_LINES = 8;

const FIGURE = /^[\d.,/½¼¾⅓⅔]+$/u;

/** W304: the amount that a text begins or ends with; a text without one is a name. */
const lineOf = (text: string): TypedLine => {
  const read = readIngredientLine(text);
  if (!read.ok || (read.value.amount === undefined && read.value.grams === undefined)) return { text, name: text };
  const { name, note } = read.value;
  return { text, name: note === undefined ? name : `${name} ${note}`, line: read.value };
};

const isJoint = (word: string): boolean => word === "&" || kitchenWords.plus.has(word.toLowerCase());

/** Between words that join: not where the part before is a bare figure ("1 and 1/2 cups"). */
const partsOf = (text: string): readonly string[] => {
  const parts: string[] = [];
  for (const piece of text.split(/[\n;]|,(?!\d)/)) {
    let words: string[] = [];
    const end = (): void => {
      if (words.length > 0) parts.push(words.join(" "));
      words = [];
    };
    for (const word of piece.split(/\s+/)) {
      const isApart = isJoint(word) && words.length > 0 && !words.every((one) => FIGURE.test(one));
      if (isApart) end();
      else if (word !== "") words.push(word);
    }
    end();
  }
  return parts;
};

/**
 * W304: "2 eggs and toast" are two of one food and a toast, "200 g skyr" is an amount of one. Without any amount nothing is taken
 * apart, as "fish and chips" are one food.
 */
export const readTypedLines = (text: string): TypedReading | undefined => {
  const plain = text.trim();
  const parts = partsOf(plain);
  const lines = parts.slice(0, MOST_LINES).map(lineOf);
  const one = lineOf(plain);
  const hasAmount = lines.some(({ line }) => line !== undefined);
  if (lines.length > 1 && hasAmount)
    return { one, several: [...lines, ...parts.slice(MOST_LINES).map((rest) => ({ text: rest, name: "" }))] };
  return one.line === undefined ? undefined : { one };
};

/** Whether a food is called just what was typed, joining words and figures included: "Mac and cheese", "7 grain bread". */
export const isCalledSo = (text: string, { description, originalName = "", alternativeNames }: Food): boolean => {
  const typed = foldedWords(text).join(" ");
  return [description, originalName, ...alternativeNames].some((name) =>
    ` ${foldedWords(name).join(" ")} `.includes(` ${typed} `),
  );
};

const isPlain = ({ id }: Portion["serving"]): boolean => id === GRAM_SERVING || id === OUNCE_SERVING;

/** W304: how much was typed of a food, before what is usual; a count without a unit counts the usual serving. */
export const typedPortion = ({ line }: TypedLine, food: Food, usual: Portion): Portion =>
  (line === undefined ? undefined : portionOfLine(line, food, isPlain(usual.serving) ? undefined : usual.serving)) ??
  usual;
