import { err, ok, type Result } from "../result/index.ts";
import { plainAmountText, readAmount } from "../units/index.ts";
import { gramsOfUnit, unitOfWord, type IngredientUnit } from "./ingredient-unit.ts";

/** A line of a recipe, taken apart; every part can be corrected by whoever reads it. */
export type IngredientLine = {
  readonly original: string;
  /** The smaller figure of a range. */
  readonly amount?: number;
  readonly amountMax?: number;
  readonly unit?: IngredientUnit;
  /** What is bought: "all-purpose flour". */
  readonly name: string;
  /** What is done to it: "sifted". */
  readonly note?: string;
  /** Known where the line says a weight. */
  readonly grams?: number;
  readonly isOptional: boolean;
};

export type IngredientRefused = {
  readonly _tag: "IngredientRefused";
  readonly reason: "empty" | "too-long" | "heading" | "ambiguous-amount" | "no-name";
};

const LONGEST = 300;
const NUMBER = String.raw`\d+ +\d+ ?\/ ?\d+|\d+ ?\/ ?\d+|\d+[.,]\d+|\d+`;
const LEADING = new RegExp(
  String.raw`^(?:about |approx\.? |ca\.? |~ ?)?(${NUMBER})(?: *(?:-|to|or) *(${NUMBER}))?(?!\d)[ x×]*`,
  "i",
);
const WEIGHT = new RegExp(
  String.raw`\( *(?:about |ca\.? |~ ?)?(${NUMBER}) *(mg|g|kg|oz|lb|grams?|ounces?|pounds?)\.? *(?:each)? *\)`,
  "i",
);

const refuse = (reason: IngredientRefused["reason"]) => err<IngredientRefused>({ _tag: "IngredientRefused", reason });

const amountIn = (text: string | undefined): Result<number | undefined, unknown> =>
  text === undefined ? ok(undefined) : readAmount(text);

const weightOf = (amount: number, word: string): number | undefined => {
  const unit = unitOfWord(word);
  const grams = unit === undefined ? undefined : gramsOfUnit(unit);
  return grams === undefined ? undefined : amount * grams;
};

/** A unit may stand before the name, with "fl oz" in two words and "of" behind. */
const takeUnit = (text: string): { readonly unit?: IngredientUnit; readonly rest: string } => {
  const fluid = /^fl(?:uid|\.)? *(?:oz|ounces?)\.?\s+/i.exec(text);
  if (fluid !== null) return { unit: "fl_oz", rest: text.slice(fluid[0].length) };
  const word = /^([A-Za-z]+\.?)(?:\s+|$)/.exec(text);
  const unit = word === null ? undefined : unitOfWord(word[1] ?? "");
  return unit === undefined ? { rest: text } : { unit, rest: text.slice(word?.[0].length ?? 0).replace(/^of +/i, "") };
};

/**
 * R1: "1 1/2 cups (180 g) flour, sifted" is 1.5 cup of "flour", 180 g, "sifted". A range keeps both ends. A weight in brackets
 * counts for the whole amount, or for each where a count stands before it ("2 (400 g) cans"). Nothing is guessed: "1,500 g" is
 * refused as readAmount refuses it (U12).
 */
export const readIngredientLine = (text: string): Result<IngredientLine, IngredientRefused> => {
  if (text.length > LONGEST) return refuse("too-long");
  const plain = plainAmountText(text)
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/^[-*•·▢☐] */, "");
  if (plain === "") return refuse("empty");
  if (plain.endsWith(":")) return refuse("heading");
  const leading = LEADING.exec(plain);
  const amount = amountIn(leading?.[1]);
  const most = amountIn(leading?.[2]);
  const behind = plain.slice(leading?.[0].length ?? 0);
  const bracket = WEIGHT.exec(behind);
  const bracketWeight = amountIn(bracket?.[1]);
  if (!amount.ok || !most.ok || !bracketWeight.ok) return refuse("ambiguous-amount");
  const { unit, rest } = takeUnit(behind.replace(WEIGHT, " ").replaceAll(/\s+/g, " ").trim());
  const isOptional = /\boptional\b/i.test(rest);
  const [head = "", ...notes] = rest.replaceAll(/\(([^()]*)\)/g, ", $1").split(/,|;| - /);
  const name = head.trim();
  if (name === "") return refuse("no-name");
  const note = notes
    .map((part) => part.trim())
    .filter((part) => part !== "" && !/^optional$/i.test(part))
    .join(", ");
  const count = amount.value;
  const own = unit === undefined || count === undefined ? undefined : gramsOfUnit(unit);
  const said = bracketWeight.value === undefined ? undefined : weightOf(bracketWeight.value, bracket?.[2] ?? "");
  const isEach = bracket !== null && (bracket.index === 0 || /each/i.test(bracket[0]));
  const grams =
    own !== undefined && count !== undefined
      ? own * count
      : said === undefined
        ? undefined
        : said * (isEach ? (count ?? 1) : 1);
  return ok({
    original: text,
    ...(count === undefined ? {} : { amount: count }),
    ...(most.value === undefined ? {} : { amountMax: most.value }),
    ...(unit === undefined ? {} : { unit }),
    name,
    ...(note === "" ? {} : { note }),
    ...(grams === undefined ? {} : { grams }),
    isOptional,
  });
};
