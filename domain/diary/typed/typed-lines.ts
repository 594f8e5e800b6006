import {
  foldedWords,
  GRAM,
  GRAM_SERVING,
  OUNCE_SERVING,
  stem,
  type Food,
  type FoodMatch,
  type Portion,
} from "../../foods/index.ts";
import { plainAmountText } from "../../units/index.ts";
import {
  readIngredientLine,
  type IngredientLine,
  halfAt,
  foldWord,
  kitchenWords,
  numberOfWord,
  unitAt,
  portionOfLine,
} from "../../recipes/index.ts";

/** One food of what was typed: what to search, and how much of it, where that was said. */
export type TypedLine = {
  readonly text: string;
  readonly name: string;
  readonly line?: IngredientLine;
  /** "toast with butter": what it is made of, where no food is called so. */
  readonly parts?: readonly TypedLine[];
};

/** How what was typed can be meant: one food with its amount, and several foods with theirs. */
export type TypedReading = {
  readonly one: TypedLine;
  /** Foods separated by joining words and commas; one alone if there are none. */
  readonly several: readonly TypedLine[];
  readonly hasAmount: boolean;
};

/** As many foods as are looked for at once; what is beyond stays typed. */
export const TYPED_LINES_LIMIT = 8;

const FIGURE = /^[\d.,/½¼¾⅓⅔]+$/u;
const isFigure = (word: string): boolean => FIGURE.test(word) || numberOfWord(word) !== undefined;

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Servings and pieces before a food's name; in English with "of" after them: "a bowl of soup", "ein Glas Milch". */
const HELPINGS = wordSet(
  "glass bowl pot tub mug bottle carton jar bag bar plate plateful bowlful cupful square punnet scoop serving portion helping verre bol pot bouteille assiette vaso plato botella porcion bicchiere piatto bottiglia porzione",
);
const HELPINGS_ALONE = wordSet("glas becher teller schussel schale flasche portion portionen glaser");
/** Units that stand before a name without a figure and without "of": "medium banana", "tsp sugar". */
const SAID_ALONE: ReadonlySet<string> = new Set(["tsp", "tbsp", "cup", "slice", "small", "medium", "large", "handful"]);

const isHelping = (text: string): boolean => {
  const word = foldWord(text);
  const singular = word.replace(/(?:es|s)$/u, "");
  return HELPINGS.has(word) || HELPINGS.has(singular) || HELPINGS.has(`${singular}e`);
};

/** The name without what it is served in. */
const withoutHelping = (name: string): string => {
  const [first = "", second = "", ...others] = name.split(" ");
  const word = foldWord(first);
  if (isHelping(first) && kitchenWords.of.has(foldWord(second)) && others.length > 0) return others.join(" ");
  return HELPINGS_ALONE.has(word) && second !== "" ? [second, ...others].join(" ") : name;
};

/** "a slice of toast" and "slice of toast" are one slice. */
const impliedOne = (line: IngredientLine): IngredientLine | undefined => {
  const { unit, original } = line;
  if (unit === undefined || line.amount !== undefined || line.grams !== undefined) return undefined;
  const [first = "", second = ""] = original.trim().split(/\s+/u);
  const isSaid = kitchenWords.of.has(foldWord(second)) || SAID_ALONE.has(unit);
  return isSaid && first.length > 2 ? { ...line, amount: 1 } : undefined;
};

/** "a glass and a half of milk": the half of what it is served in, which no unit is. */
const withHalf = (line: IngredientLine): IngredientLine => {
  const words = line.name.split(" ");
  const half = isHelping(words[0] ?? "") && line.amount !== undefined ? halfAt(words, 1) : undefined;
  return half === undefined || half.next >= words.length - 1
    ? line
    : { ...line, amount: (line.amount ?? 1) + half.value, name: words.slice(half.next + 1).join(" ") };
};

/** W304: the amount that a text begins or ends with; a text without one is a name. */
const lineOf = (text: string): TypedLine => {
  const read = readIngredientLine(text);
  const one = read.ok ? impliedOne(read.value) : undefined;
  const said = one ?? (read.ok ? read.value : undefined);
  const line = said && withHalf(said);
  if (line === undefined || (line.amount === undefined && line.grams === undefined)) return { text, name: text };
  const name = withoutHelping(line.name);
  return { text, name: line.note === undefined ? name : `${name} ${line.note}`, line };
};

const isJoint = (word: string): boolean => word === "&" || kitchenWords.plus.has(word.toLowerCase());

/** Words that join what is eaten together: two foods only where no food is called so. */
const WEAK_JOINTS = wordSet("with w/ on mit auf avec sur con");
const isWeakJoint = (word: string): boolean => WEAK_JOINTS.has(word.toLowerCase());

/** Words that name no food: figures, "about", units and servings. */
const isBare = (words: readonly string[]): boolean =>
  words.every(
    (word) =>
      isFigure(word) || kitchenWords.about.has(foldWord(word)) || unitAt([word], 0) !== undefined || isHelping(word),
  );

/** A half that belongs to what stands before it: of a unit where "of" is behind it, of what is counted at the end. */
const isHalfOf = (before: readonly string[], words: readonly string[], at: number): boolean => {
  const half = halfAt(words, at);
  if (half === undefined || !isFigure(before[0] ?? "")) return false;
  return half.next === words.length || isJoint(words[half.next] ?? "") || isBare(before);
};

/**
 * Between words that join: not where the part before names no food yet ("1 and 1/2 cups", "about one and a half cups", "1 cup plus 2
 * tbsp flour"), nor before its half.
 */
const splitAt = (text: string, isBetween: (word: string) => boolean): readonly string[] => {
  const parts: string[] = [];
  const all = text.split(/\s+/).filter((word) => word !== "");
  let words: string[] = [];
  const end = (): void => {
    if (words.length > 0) parts.push(words.join(" "));
    words = [];
  };
  all.forEach((word, at) => {
    const isApart = isBetween(word) && words.length > 0 && !isBare(words) && !isHalfOf(words, all, at);
    if (isApart) end();
    else words.push(word);
  });
  end();
  return parts;
};

const partsOf = (text: string): readonly string[] =>
  plainAmountText(text)
    .split(/[\n;]|,(?!\d)/)
    .flatMap((piece) => splitAt(piece, isJoint));

const lineWithParts = (text: string): TypedLine => {
  const parts = splitAt(text, isWeakJoint);
  return parts.length < 2 ? lineOf(text) : { ...lineOf(text), parts: parts.slice(0, TYPED_LINES_LIMIT).map(lineOf) };
};

const amountsIn = ({ line, parts = [] }: TypedLine): boolean =>
  line !== undefined || parts.some((part) => part.line !== undefined);

/**
 * W304: "2 eggs and toast" are two of one food and a toast, "200 g skyr" is an amount of one, "toast with butter" may be one food or
 * two. Undefined where there is nothing but a name.
 */
export const readTypedLines = (text: string): TypedReading | undefined => {
  const plain = text.trim();
  const parts = partsOf(plain);
  const lines = parts.slice(0, TYPED_LINES_LIMIT).map(lineWithParts);
  const one = lineOf(plain);
  const hasAmount = one.line !== undefined || lines.some(amountsIn);
  const isName = parts.length < 2 && lines.every((line) => line.parts === undefined);
  if (isName && !hasAmount) return undefined;
  return {
    one,
    several: [...lines, ...parts.slice(TYPED_LINES_LIMIT).map((rest) => ({ text: rest, name: "" }))],
    hasAmount,
  };
};

/** True if a food's name is exactly the typed text, joining words and figures included: "Mac and cheese", "7 grain bread". */
export const containsTypedName = (
  text: string,
  { description, originalName = "", alternativeNames }: Food,
): boolean => {
  const typed = foldedWords(text).join(" ");
  return [description, originalName, ...alternativeNames].some((name) =>
    ` ${foldedWords(name).join(" ")} `.includes(` ${typed} `),
  );
};

/** True if every word before the first comma of a food's name was typed: "Coffee, with milk", but not "French toast". */
const coversHeadName = (text: string, { description }: Food): boolean => {
  const typed = new Set(foldedWords(text).map(stem));
  const [head = ""] = description.split(",");
  return foldedWords(head).every((word) => typed.has(stem(word)) || isWeakJoint(word) || isJoint(word));
};

/** True if a food's name has a typed word and more besides: "Banana oats" for "banana". */
const isPartialNameMatch = (text: string, food: Food): boolean => {
  const typed = new Set(foldedWords(text).map(stem));
  return !coversHeadName(text, food) && foldedWords(food.description).some((word) => typed.has(stem(word)));
};

/** A food that a search found, and how far it answers what was asked. */
type FoundFood = Food & { readonly match: FoodMatch };

/** W304: true if the first food found has exactly this name, so that its words are no amounts and join no two foods. */
export const isExactName = (text: string, first: FoundFood | undefined): boolean =>
  first?.match === "full" && containsTypedName(text, first);

/** W304: true if the first food found has the typed words and no more, so that the joining words belong to its name. */
export const isWholeName = (text: string, first: FoundFood | undefined): boolean =>
  first?.match === "full" && coversHeadName(text, first);

/** The member's own come first in a search, each with one of its words: of several foods at once "2 bananas" are no "Banana oats". */
export const isOwnOther = (text: string, food: Food): boolean =>
  food.source.dataset === "own" && isPartialNameMatch(text, food);

const isPlain = ({ id }: Portion["serving"]): boolean => id === GRAM_SERVING || id === OUNCE_SERVING;

/** Grams of what a hand holds of nuts, and of what one breaks off a bar, where a food has no such serving of its own. */
const TYPICAL = { handful: 30, square: 10 } as const;

const typicalOf = ({ unit, name }: IngredientLine, { servings }: Food): number | undefined => {
  const word = unit === "handful" ? unit : /^squares? /iu.test(name) ? "square" : undefined;
  const isItsOwn = servings.some(({ label }) => word !== undefined && label.toLowerCase().split(/\W+/u).includes(word));
  return word === undefined || isItsOwn ? undefined : TYPICAL[word];
};

/** W304: how much was typed of a food, before what is usual; a count without a unit counts the usual serving. */
export const typedPortion = ({ line }: TypedLine, food: Food, usual: Portion): Portion => {
  if (line === undefined) return usual;
  const typical = typicalOf(line, food);
  if (typical !== undefined && line.amount !== undefined)
    return { amount: Math.round(line.amount * typical), serving: GRAM };
  return portionOfLine(line, food, isPlain(usual.serving) ? undefined : usual.serving) ?? usual;
};
