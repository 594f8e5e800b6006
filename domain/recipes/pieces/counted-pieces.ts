import {
  densityOf,
  foldedWords,
  stem,
  usualServing,
  type Food,
  type Portion,
  type Serving,
} from "../../foods/index.ts";
import { readAmount } from "../../units/index.ts";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Measures of mass and volume: they are no pieces. */
const MEASURES = setOf(
  "g gram kg ml milliliter l liter litre oz ounce lb pound cup tablespoon tbsp teaspoon tsp fl fluid pint quart gallon",
);
/** Grams of a millilitre of what one drinks. */
const LIGHTEST_DRINK = 0.9;
const HEAVIEST_DRINK = 1.1;
/** Containers of several pieces. */
const CONTAINERS = setOf("serving portion package packet pack container bag box can bottle carton recipe tray");
const SIZES = setOf("extra jumbo small medium large big mini miniature");
/** Names for one piece among the servings of a food, the likeliest first. */
const ONE_OF_IT = ["medium", "fruit", "whole", "item", "each", "unit", "piece", "large", "small"] as const;

/** A serving by what it counts: how many, of what size, and what they are called. */
type Piece = {
  readonly serving: Portion["serving"];
  readonly each: number;
  readonly size?: string | undefined;
  readonly noun?: string | undefined;
};

/** "2 large cookies (30 g)" are two, large, cookies. */
const pieceOf = (serving: Portion["serving"]): Piece => {
  const [digits = ""] = /^[\d./ ]+/u.exec(serving.label) ?? [];
  const count = readAmount(digits);
  const [main = ""] = serving.label.slice(digits.length).split(/[(,]/u);
  const words = foldedWords(main).map(stem);
  const noun = words.findIndex((word) => !SIZES.has(word));
  return {
    serving,
    each: count.ok && count.value > 0 ? count.value : 1,
    // "1 medium whole" and "1 potato medium" are both of a medium one.
    size: words[noun === -1 ? words.length - 1 : noun - 1] ?? words.slice(noun + 1).find((word) => SIZES.has(word)),
    noun: words[noun],
  };
};

const isMeasured = ({ noun = "" }: Piece): boolean => MEASURES.has(noun);

const counted = ({ serving, each }: Piece, count: number): Portion => ({ amount: count / each, serving });

/** Chooses the piece without a size, else the medium one, else the first. */
const plainest = (pieces: readonly Piece[]): Piece | undefined =>
  pieces.find(({ size }) => size === undefined) ?? pieces.find(({ size }) => size === "medium") ?? pieces[0];

/** "10 almonds": a serving that is called as the thing itself. */
const namedIn = (pieces: readonly Piece[], name: string): Piece | undefined => {
  for (const word of foldedWords(name).map(stem).toReversed()) {
    const named = plainest(pieces.filter(({ noun }) => noun === word));
    if (named !== undefined) return named;
  }
  return undefined;
};

const oneOfIt = (pieces: readonly Piece[]): Piece | undefined => {
  for (const word of ONE_OF_IT) {
    const found = pieces.find(({ size, noun }) => noun === word || (noun === undefined && size === word));
    if (found !== undefined) return found;
  }
  return undefined;
};

/**
 * W185, W304: so many of a thing, without a unit: a serving that is called so, the usual one where it counts pieces, one that
 * any piece is called, or the only ones that are pieces at all. Of what one drinks so many of the usual measure: "2 coffees";
 * a weight, or a cup of something cut up, is no piece.
 */
export const countedPieces = (
  food: Food,
  count: number,
  name: string,
  usual: Portion["serving"] | undefined = usualServing(food),
): Portion | undefined => {
  const pieces = food.servings.map((serving: Serving) => pieceOf(serving)).filter((piece) => !isMeasured(piece));
  const own = usual === undefined ? undefined : pieceOf(usual);
  const found =
    namedIn(pieces, name) ??
    (own === undefined || isMeasured(own) ? undefined : own) ??
    oneOfIt(pieces) ??
    pieces.find(({ noun }) => noun !== undefined && !CONTAINERS.has(noun));
  if (found !== undefined) return counted(found, count);
  const density = densityOf(food.servings) ?? 0;
  const isDrink = density >= LIGHTEST_DRINK && density <= HEAVIEST_DRINK;
  return own !== undefined && isDrink ? { amount: count, serving: own.serving } : undefined;
};
