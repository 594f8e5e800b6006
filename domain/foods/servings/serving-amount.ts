import { err, ok, type Result } from "../../result/index.ts";
import {
  AMOUNT_MAX,
  gramsOfUnit,
  millilitresOfUnit,
  readAmount,
  unitOfWord,
  type AmountUnreadable,
  type DecimalMark,
  type IngredientUnit,
} from "../../units/index.ts";
import { GRAM_SERVING, OUNCE_SERVING, type Serving } from "../food.ts";
import type { Portion } from "./countable-servings.ts";
import { gramsOf } from "./grams.ts";

/** Words behind an amount that name no serving of the food. */
export type ServingUnreadable = { readonly _tag: "ServingUnreadable"; readonly found: string };

/** How the servings of foods call the kitchen units that people shorten. */
const SPOKEN: Partial<Record<IngredientUnit, string>> = {
  tsp: "teaspoon",
  tbsp: "tablespoon",
  cup: "cup",
  ml: "ml",
};

const LONGEST = 60;

/** "slices" as "slice", "boxes" as "box", "berries" as "berry": what English plurals differ by. */
const singular = (word: string): string => {
  if (word.length < 4 || word.endsWith("ss")) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss)es$/u.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
};

const plainWord = (word: string): string => {
  const unit = unitOfWord(word);
  return (unit === undefined ? undefined : SPOKEN[unit]) ?? singular(word.toLowerCase());
};

const wordsOf = (text: string): readonly string[] =>
  text
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((word) => word !== "" && !/^(?:of|a)$/iu.test(word))
    .map(plainWord);

type Name = { readonly count: number; readonly words: readonly string[]; readonly isWhole?: boolean };

/** "2 cookies" counts two of what it names: how many, and the words of one. */
const nameIn = (text: string, isWhole = false): Name => {
  const [digits = ""] = /^[\d./ ]+/u.exec(text) ?? [];
  const count = readAmount(digits);
  return { count: count.ok ? count.value : 1, words: wordsOf(text.slice(digits.length)), isWhole };
};

/** "1 can (12 fl oz)" is one can and twelve fluid ounces; what a bracket measures names the serving in full alone. */
const namesOf = ({ label }: Serving): readonly Name[] => {
  let inner = "";
  const main = label.replaceAll(/\(([^()]*)\)/gu, (all, text: string) => {
    if (!/\d/u.test(text)) return all;
    inner ||= text;
    return " ";
  });
  return inner === "" ? [nameIn(label)] : [nameIn(main), nameIn(label, true), nameIn(inner, true)];
};

/** How well a serving's name fits: all of it, its first words, or all words somewhere in it. */
const fitOf = (asked: readonly string[], { words, isWhole }: Name): number => {
  if (asked.length === 0 || asked.some((word) => !words.includes(word))) return 0;
  if (asked.length === words.length) return 3;
  if (isWhole === true) return 0;
  return asked.every((word, i) => words[i] === word) ? 2 : 1;
};

const servingNamed = (asked: readonly string[], amount: number, servings: readonly Serving[]) => {
  let best: { readonly helping: Portion; readonly fit: number } | undefined;
  for (const serving of servings) {
    if (serving.id === GRAM_SERVING || serving.id === OUNCE_SERVING) continue;
    for (const name of namesOf(serving)) {
      // A name that counts one of its serving wins over another that fits as well.
      const fit = fitOf(asked, name) * (name.count === 1 ? 1.1 : 1);
      if (fit > (best?.fit ?? 0)) best = { helping: { amount: amount / name.count, serving }, fit };
    }
  }
  return best?.helping;
};

/** A kitchen unit in one word, or "fl oz". */
const unitIn = (words: string): IngredientUnit | undefined =>
  /^fl(?:uid|\.)? *(?:oz|ounces?)\.?$/iu.test(words) ? "fl_oz" : unitOfWord(words);

/** A kitchen unit is a weight, or counted in the serving of that name, or in millilitres. */
const helpingIn = (name: string, amount: number, servings: readonly Serving[]): Portion | undefined => {
  const counted = (id: string, each: number): Portion | undefined => {
    const serving = servings.find((other) => other.id === id);
    return serving && { serving, amount: Math.round(amount * each * 1e9) / 1e9 };
  };
  const unit = unitIn(name);
  const grams = unit === undefined ? undefined : gramsOfUnit(unit);
  if (grams !== undefined) return unit === "oz" ? counted(OUNCE_SERVING, 1) : counted(GRAM_SERVING, grams);
  const ml = unit === undefined ? undefined : millilitresOfUnit(unit);
  return servingNamed(wordsOf(name), amount, servings) ?? (ml === undefined ? undefined : counted("1-ml", ml));
};

/**
 * D38: an amount as it is typed, with its unit where one stands behind it: "250 g", "2 cups", "1/2 slice", "1.5 kg". Without one
 * the amount alone, read as all amounts are (U12). A unit is a weight, or the name of one of the servings, in full, in its first
 * words or in any; of several that fit as well the first counts. What names none of them is refused, and nothing is guessed.
 */
export const readServingAmount = (
  text: string,
  servings: readonly Serving[],
  mark?: DecimalMark,
): Result<{ readonly amount: number; readonly serving?: Serving }, AmountUnreadable | ServingUnreadable> => {
  const letter = text.length > LONGEST ? -1 : text.search(/\p{L}/u);
  const digits = letter <= 0 ? text : text.slice(0, letter);
  const read = readAmount(digits, mark);
  if (!read.ok) return read;
  if (letter <= 0) return ok({ amount: read.value });
  const name = text.slice(letter).trim();
  const found = helpingIn(name, read.value, servings);
  if (found === undefined) return err({ _tag: "ServingUnreadable", found: name });
  return gramsOf(found.amount, found.serving).ok
    ? ok(found)
    : err({ _tag: "AmountUnreadable", reason: "too-large", max: AMOUNT_MAX });
};

/** An amount as it is typed, without the unit that stands behind it. */
export const withoutUnit = (text: string): string => {
  const letter = text.search(/\p{L}/u);
  return letter <= 0 ? text : text.slice(0, letter).trimEnd();
};
