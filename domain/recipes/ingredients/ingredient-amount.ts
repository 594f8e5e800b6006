import { readAmount } from "../../units/index.ts";
import { foldWord, kitchenWords, numberOfWord, partOfWords } from "./kitchen-words.ts";

/** An amount as words say it, and the place of the first word behind it. */
export type AmountAt = {
  readonly amount: number;
  readonly amountMax?: number;
  /** "1,500" says one and a half or fifteen hundred: both, until the unit tells which. */
  readonly thousands?: number;
  readonly next: number;
};

/** Middle of a range. */
export const midpointOf = ({
  amount,
  amountMax = amount,
}: {
  readonly amount?: number;
  readonly amountMax?: number;
}): number | undefined => (amount === undefined || amountMax === undefined ? undefined : (amount + amountMax) / 2);

const FIGURE = /^\d+(?:[.,]\d+)?$/;
const FRACTION = /^\d+\/\d+$/;
const THOUSANDS = /^[1-9]\d{0,2}[.,]\d{3}$/;

type Figure = { readonly value: number; readonly thousands?: number; readonly next: number };

const valueOf = (text: string): number | undefined => {
  const read = readAmount(text);
  return read.ok ? read.value : undefined;
};

const isPart = (value: number | undefined): value is number => value !== undefined && value < 1;

/** How many a word is of which there may be half or several: "half a dozen", "a couple of eggs". */
const severalOf = (word: string): number | undefined =>
  foldWord(word) === "couple" ? 2 : numberOfWord(word) === 12 ? 12 : undefined;

/** "half an apple", "a quarter of a pizza", "half a dozen": the one behind a part is no figure of its own, and a dozen is twelve. */
const partAt = (words: readonly string[], value: number, start: number): Figure => {
  const one = kitchenWords.of.has(foldWord(words[start] ?? "")) ? start + 1 : start;
  const next = value < 1 && numberOfWord(words[one] ?? "") === 1 ? one + 1 : start;
  const times = severalOf(words[next] ?? "");
  return times === undefined ? { value, next } : { value: value * times, next: next + 1 };
};

/** "two", "fifty", "twenty five", "two hundred and fifty". */
const wholeAt = (words: readonly string[], start: number): Figure | undefined => {
  const first = numberOfWord(words[start] ?? "");
  if (first === undefined) return undefined;
  const isHundreds = first < 10 && numberOfWord(words[start + 1] ?? "") === 100;
  const hundreds = isHundreds ? first * 100 : first === 100 ? 100 : 0;
  if (hundreds === 0) return tensAt(words, start, first);
  const next = start + (isHundreds ? 2 : 1);
  const rest = foldWord(words[next] ?? "") === "and" ? next + 1 : next;
  const below = numberOfWord(words[rest] ?? "");
  if (below === undefined || below < 1 || below > 99) return { value: hundreds, next };
  const tens = tensAt(words, rest, below);
  return { value: hundreds + tens.value, next: tens.next };
};

const tensAt = (words: readonly string[], start: number, value: number): Figure => {
  const ones = value >= 20 && value < 100 ? numberOfWord(words[start + 1] ?? "") : undefined;
  const isOnes = ones !== undefined && Number.isInteger(ones) && ones < 10;
  return isOnes ? { value: value + ones, next: start + 2 } : { value, next: start + 1 };
};

/** One figure, in digits or in words: "1 1/2", "1,5", "half a", "a dozen", "1 dozen". */
const figureAt = (words: readonly string[], start: number): Figure | "unreadable" | undefined => {
  const word = words[start] ?? "";
  const after = words[start + 1] ?? "";
  if (FIGURE.test(word)) {
    if (THOUSANDS.test(word))
      return {
        value: Number(word.replace(",", ".")),
        thousands: Number(word.replace(/[.,]/, "")),
        next: start + 1,
      };
    if (FRACTION.test(after)) {
      const whole = valueOf(`${word} ${after}`);
      return whole === undefined ? "unreadable" : { value: whole, next: start + 2 };
    }
    const value = valueOf(word);
    if (value === undefined) return "unreadable";
    return numberOfWord(after) === 12 ? { value: value * 12, next: start + 2 } : { value, next: start + 1 };
  }
  if (FRACTION.test(word)) {
    const value = valueOf(word);
    return value === undefined ? "unreadable" : { value, next: start + 1 };
  }
  const { value, next } = wholeAt(words, start) ?? {};
  if (value === undefined || next === undefined) return undefined;
  const second = numberOfWord(words[next] ?? "");
  if (value === 1 && isPart(second)) return partAt(words, second, next + 1);
  const part = value > 1 ? partOfWords(words[next] ?? "") : undefined;
  if (part !== undefined) return { value: Math.round(value * part * 1e6) / 1e6, next: next + 1 };
  return partAt(words, value, next);
};

/**
 * R1: "and a half", "y media" behind what it is a half of: "a pint and a half of milk", "dos tazas y 1/2 de leche". It stands at the
 * end, before "of" or before another thing; a half of something else names it.
 */
export const halfAt = (words: readonly string[], start: number): Figure | undefined => {
  // "half and half" is a cream.
  const isNamed = isPart(numberOfWord(words[start - 1] ?? ""));
  if (isNamed || !kitchenWords.plus.has(foldWord(words[start] ?? ""))) return undefined;
  const half = figureAt(words, start + 1);
  if (half === undefined || half === "unreadable" || !isPart(half.value)) return undefined;
  const behind = words[half.next];
  const isEnd =
    behind === undefined || kitchenWords.of.has(foldWord(behind)) || kitchenWords.plus.has(foldWord(behind));
  return isEnd ? half : undefined;
};

/** R1: the amount or range that stands at a place; "unreadable" where figures stand there that are no amount. */
export const amountAt = (words: readonly string[], start: number): AmountAt | "unreadable" | undefined => {
  const isAbout = kitchenWords.about.has(foldWord(words[start] ?? ""));
  const first = figureAt(words, isAbout ? start + 1 : start);
  if (first === undefined || first === "unreadable") return first;
  const { value, thousands, next } = first;
  const joint = foldWord(words[next] ?? "");
  const isRange = kitchenWords.range.has(joint);
  const second = isRange || kitchenWords.plus.has(joint) ? figureAt(words, next + 1) : undefined;
  const alone = { amount: value, ...(thousands === undefined ? {} : { thousands }), next };
  if (second === undefined || second === "unreadable" || second.thousands !== undefined) return alone;
  // "1-1/2" and "1 y 1/2" are one and a half; "1/4-1/2" is a range.
  const isMixed = Number.isInteger(value) && isPart(second.value) && (!isRange || joint === "-");
  // "a dozen and a half" are eighteen.
  const each = kitchenWords.dozen.has(foldWord(words[next - 1] ?? "")) ? 12 : 1;
  if (isMixed) return { amount: value + second.value * each, next: second.next };
  return isRange && second.value > value ? { amount: value, amountMax: second.value, next: second.next } : alone;
};
