import { gramsOfUnit, millilitresOfUnit, unitOfWord, type IngredientUnit } from "../../units/index.ts";
import { amountAt, halfAt, midpointOf, type AmountAt } from "./ingredient-amount.ts";
import { placeholderIndex, type Bracket } from "./ingredient-words.ts";
import { foldWord, kitchenWords, unitAt } from "./kitchen-words.ts";

const SIZES: ReadonlySet<IngredientUnit> = new Set<IngredientUnit>(["small", "medium", "large"]);
/** A number behind a name counts it ("Uova 3"); a larger one is its name ("Type 405"). */
const COUNT_BEHIND = 20;

/** R1: three digits behind a mark are thousands of a small unit; of a large one nobody knows. */
const settled = ({ amount, thousands }: AmountAt, unit: IngredientUnit | undefined): number | undefined =>
  thousands === undefined ? amount : unit === "g" || unit === "ml" || unit === "mg" ? thousands : undefined;

const sizeOf = (unit: IngredientUnit): number | undefined => gramsOfUnit(unit) ?? millilitresOfUnit(unit);

/** Amount and unit as words say them, and the place of the first word behind them. */
export type ParsedCount = {
  amount?: number;
  amountMax?: number;
  unit?: IngredientUnit;
  grams?: number;
  next: number;
  notes: string[];
};

/** "1 lb 4 oz" is 20 oz, "1 cup plus 2 tablespoons" are 1 1/8 cups. */
const addSecond = (words: readonly string[], counted: ParsedCount): void => {
  const { unit, amount, next } = counted;
  if (unit === undefined || amount === undefined || counted.amountMax !== undefined) return;
  const isPlus = kitchenWords.plus.has(foldWord(words[next] ?? ""));
  const second = amountAt(words, isPlus ? next + 1 : next);
  const size = sizeOf(unit);
  if (second === undefined || second === "unreadable" || size === undefined || second.thousands !== undefined) return;
  const found = unitAt(words, second.next);
  const each = found === undefined ? undefined : sizeOf(found.unit);
  if (found === undefined || each === undefined) return;
  if ((gramsOfUnit(unit) === undefined) !== (gramsOfUnit(found.unit) === undefined)) return;
  counted.amount = isPlus ? amount + (second.amount * each) / size : (amount * size) / each + second.amount;
  counted.unit = isPlus ? unit : found.unit;
  counted.next = second.next + found.taken;
};

const isThickness = (word = ""): boolean => {
  const folded = foldWord(word);
  return kitchenWords.thick.has(folded) || kitchenWords.thin.has(folded);
};

const skip = (words: readonly string[], counted: ParsedCount, set: ReadonlySet<string>): boolean => {
  const word = words[counted.next];
  if (word === undefined || counted.next === words.length - 1 || !set.has(foldWord(word))) return false;
  counted.next += 1;
  return true;
};

/** Amount and unit from a place on; "unreadable" where figures stand there that are no amount. */
export const countedAt = (
  words: readonly string[],
  start: number,
  brackets: readonly Bracket[],
): ParsedCount | "unreadable" => {
  const counted: ParsedCount = { next: start, notes: [] };
  const read = amountAt(words, start);
  if (read === "unreadable") return read;
  if (read !== undefined) counted.next = read.next;
  const count = read === undefined ? undefined : midpointOf(read);
  const takeBracket = (isEach: boolean): void => {
    const bracket = brackets[placeholderIndex(words[counted.next]) ?? -1];
    if (bracket === undefined) return;
    counted.next += 1;
    // The weight of each says nothing of all without a count.
    if (bracket.grams === undefined || (bracket.isEach && count === undefined)) counted.notes.push(bracket.text);
    else counted.grams = bracket.grams * (isEach || bracket.isEach ? (count ?? 1) : 1);
  };
  // "2 (400 g) cans" are two of 400 g.
  takeBracket(true);
  const isTimes = read !== undefined && /^[x×]$/iu.test(words[counted.next] ?? "");
  if (isTimes) counted.next += 1;
  const size = read === undefined ? undefined : amountAt(words, counted.next);
  const sizeUnit = size === undefined || size === "unreadable" ? undefined : unitAt(words, size.next);
  if (read !== undefined && size !== undefined && size !== "unreadable" && sizeUnit !== undefined) {
    const each = gramsOfUnit(sizeUnit.unit);
    const amount = settled(size, sizeUnit.unit);
    const weight = amount === undefined ? undefined : midpointOf({ ...size, amount });
    if (each !== undefined && weight !== undefined && count !== undefined) counted.grams = count * weight * each;
    counted.next = size.next + sizeUnit.taken;
  }
  while (skip(words, counted, kitchenWords.measured)) counted.notes.push(words[counted.next - 1] ?? "");
  // "un quart de litre"
  if (read !== undefined && read.amount < 1 && unitAt(words, counted.next + 1) !== undefined)
    skip(words, counted, kitchenWords.of);
  const known = read === undefined ? unitOfWord(words[counted.next] ?? "") : undefined;
  // "2 thick slices"
  if (isThickness(words[counted.next]) && unitAt(words, counted.next + 1)?.unit === "slice") {
    counted.notes.push(words[counted.next] ?? "");
    counted.next += 1;
  }
  let found = read === undefined ? known && { unit: known, taken: 1 } : unitAt(words, counted.next);
  if (found !== undefined && SIZES.has(found.unit)) {
    const behind = unitAt(words, counted.next + found.taken);
    if (behind !== undefined) {
      counted.notes.push(words[counted.next] ?? "");
      counted.next += found.taken;
      found = behind;
    }
  }
  if (read !== undefined) {
    const amount = settled(read, found?.unit);
    if (amount === undefined) return "unreadable";
    counted.amount = amount;
    if (read.amountMax !== undefined) counted.amountMax = read.amountMax;
  }
  if (found !== undefined) {
    counted.unit = found.unit;
    counted.next += found.taken;
    const half = counted.amountMax === undefined ? halfAt(words, counted.next) : undefined;
    if (half !== undefined && half.next < words.length) {
      // "cup and a half of milk"
      counted.amount = (counted.amount ?? 1) + half.value;
      counted.next = half.next;
    } else addSecond(words, counted);
    if (found.unit === "inch" && unitAt(words, counted.next)?.unit === "piece") counted.next += 1;
    takeBracket(false);
  }
  // "8 tranches fines de lard"
  if (found?.unit === "slice" && isThickness(words[counted.next]) && words.length > counted.next + 1) {
    counted.notes.push(words[counted.next] ?? "");
    counted.next += 1;
  }
  while (skip(words, counted, kitchenWords.measured)) counted.notes.push(words[counted.next - 1] ?? "");
  if (read !== undefined || found !== undefined) skip(words, counted, kitchenWords.of);
  return counted;
};

/** "olio d'oliva, 1 filo", "parsley, 3 sprigs": the amount alone behind a comma. */
export const countBehind = (words: readonly string[]): Pick<ParsedCount, "amount" | "amountMax" | "unit"> => {
  const read = amountAt(words, 0);
  if (read === undefined || read === "unreadable" || words.length > read.next + MOST_BEHIND) return {};
  const found = unitAt(words, read.next);
  const amount = settled(read, found?.unit);
  // "to" is two in Danish, and "to taste" is no amount.
  const isPiece = found === undefined && words.length <= read.next + 1 && /^\d/u.test(words[0] ?? "");
  if (amount === undefined || (found === undefined && !isPiece)) return {};
  const max = read.amountMax === undefined ? {} : { amountMax: read.amountMax };
  return { amount, ...max, ...(found === undefined ? {} : { unit: found.unit }) };
};
const MOST_BEHIND = 2;

/** "Farina 00 500 g", "Uova 3": an amount behind the name. */
export const trailingCount = (
  words: readonly string[],
): { readonly counted: ParsedCount; readonly name: string } | undefined => {
  for (let i = Math.max(1, words.length - 5); i < words.length; i += 1) {
    const read = amountAt(words, i);
    if (read === undefined || read === "unreadable") continue;
    const found = unitAt(words, read.next);
    const amount = settled(read, found?.unit);
    const isWhole = found === undefined && Number.isInteger(read.amount) && read.amount <= COUNT_BEHIND;
    if (amount === undefined || read.next + (found?.taken ?? 0) !== words.length || !(found !== undefined || isWhole))
      continue;
    const max = read.amountMax === undefined ? {} : { amountMax: read.amountMax };
    const unit = found === undefined ? {} : { unit: found.unit };
    return { counted: { amount, ...max, ...unit, next: words.length, notes: [] }, name: words.slice(0, i).join(" ") };
  }
  return undefined;
};
