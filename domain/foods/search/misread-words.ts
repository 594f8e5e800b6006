import { likelyMeanings, type IndexedWord } from "../indexing/misspelling.ts";
import type { Lexicon } from "./lexicon.ts";
import { CORRECTION_WEIGHT, termsOf, withTerms, type QueryTerm, type QueryWord, type ReadQuery } from "./query.ts";
import { stem } from "./words.ts";

/** At most so many meanings of one unknown word are looked for. */
const MOST_MEANINGS = 3;

/** A word of one food alone may be the source's own misspelling ("Kellog's"): kept, and read further. */
const RARE = 1;
/** A word of a few foods may be one too, none of which has the other words that were typed. */
const RARE_WHERE_NOTHING_FITS = 5;
/** A doubtful word is read as one that is much commoner, or as it stands. */
const COMMON = 10;

/** Shorter words that are no slip for sure are left as they stand beside others. */
const SHORT = 4;

const asGuess = (term: QueryTerm): QueryTerm => ({ ...term, isGuess: true });

export type WordDoubt = "none" | "rare" | "unknown";

const doubtOf = (
  { terms }: QueryWord,
  foods: ReadonlyMap<string, number>,
  beginnings: ReadonlySet<string>,
  rare: number,
): WordDoubt => {
  const found = terms.filter(({ word }) => foods.has(word));
  if (found.length === 0) return terms.some(({ word }) => beginnings.has(word)) ? "none" : "unknown";
  return found.every(({ word }) => (foods.get(word) ?? 0) <= rare) ? "rare" : "none";
};

/** Two words that are joined have no more letters than this together; a longer one is asked for as it stands. */
const LONGEST_JOINED = 40;

/** The places where a word may be two that were joined: "peanutbutter". */
export const partsOfWord = (typed: string): readonly (readonly [string, string])[] =>
  typed.length > LONGEST_JOINED
    ? []
    : Array.from(
        { length: Math.max(0, typed.length - 5) },
        (_, i) => [typed.slice(0, i + 3), typed.slice(i + 3)] as const,
      ).filter(([first]) => first.isWellFormed());

/** Words of the index that are like a word: in its spelling, in two parts, by its beginning. */
export type Likeness = {
  readonly alike: readonly IndexedWord[];
  readonly parts: readonly IndexedWord[];
  readonly begun: readonly string[];
};

/** F7: one unknown word, with what it may have meant; two words where it was two joined. */
export const withMeanings = (
  query: ReadQuery,
  index: number,
  doubt: WordDoubt,
  { alike, parts, begun }: Likeness,
): ReadQuery => {
  const word = query.words[index];
  if (word === undefined) return query;
  const isLast = index === query.words.length - 1;
  const splits = partsOfWord(word.typed);
  const foods = new Map(parts.map((part) => [part.word, part.foods]));
  const weight = ([a, b]: readonly [string, string]): number =>
    Math.min(foods.get(stem(a)) ?? 0, foods.get(stem(b)) ?? 0);
  const split = splits.toSorted((a, b) => weight(b) - weight(a))[0];
  const likely = doubt === "rare" ? alike.filter((one) => one.foods >= COMMON) : alike;
  const meanings = likelyMeanings(stem(word.typed), likely, MOST_MEANINGS);
  // Among many words a short one that is no slip for sure is a name of its own: "ful medames" is not full of anything.
  const isAlone = query.words.length === 1;
  const credible = isAlone || word.typed.length > SHORT ? meanings : meanings.filter(({ isSure }) => isSure);
  if (doubt === "unknown" && credible.length === 0 && split !== undefined && weight(split) > 0) {
    const [a, b] = split;
    const two: QueryWord[] = [
      { typed: a, isOptional: false, terms: termsOf(a, false, CORRECTION_WEIGHT) },
      { typed: b, isOptional: false, terms: termsOf(b, isLast, CORRECTION_WEIGHT) },
    ].map((one) => (weight(split) < COMMON ? { ...one, terms: one.terms.map(asGuess) } : one));
    return { words: query.words.flatMap((other, i) => (i === index ? two : [other])) };
  }
  const terms = [
    ...(doubt === "rare" ? word.terms : []),
    ...credible.map(({ word: meaning, isSure }, i) => {
      const term = { word: meaning, isPrefix: false, closeness: CORRECTION_WEIGHT - 0.06 * i };
      return isSure ? term : asGuess(term);
    }),
    ...(doubt === "rare" ? [] : begun).map((beginning) =>
      asGuess({ word: beginning, isPrefix: true, closeness: CORRECTION_WEIGHT - 0.1 }),
    ),
  ];
  return terms.length === 0 ? query : withTerms(query, index, terms);
};

/** Neighbours that are one word when joined: "water melon". */
export const joinedPairs = (query: ReadQuery): readonly string[] =>
  query.words.slice(1).map((word, i) => stem((query.words[i]?.typed ?? "") + word.typed));

/** The words that were typed apart as one, unless another word is in doubt: "kellogs corn flakes" is misspelt before it is parted. */
export const withJoinedWords = (
  query: ReadQuery,
  foods: ReadonlyMap<string, number>,
  doubts: readonly WordDoubt[],
): ReadQuery | undefined => {
  const at = joinedPairs(query).findIndex((pair) => foods.has(pair));
  const [first, second] = [query.words[at], query.words[at + 1]];
  if (first === undefined || second === undefined) return undefined;
  if (doubts.some((doubt, i) => doubt !== "none" && i !== at && i !== at + 1)) return undefined;
  const typed = first.typed + second.typed;
  const one: QueryWord = { typed, isOptional: false, terms: termsOf(typed, at + 2 === query.words.length) };
  return { words: query.words.flatMap((word, i) => (i === at ? [one] : i === at + 1 ? [] : [word])) };
};

/** F20: what comes nearest to a name that is no food's here, in the place of the word; undefined where the lists do not know it. */
export const withNearestWords = ({ words }: ReadQuery, { nearest }: Lexicon): ReadQuery | undefined => {
  const at = words.findIndex(({ typed }) => nearest.has(stem(typed)));
  const name = words[at];
  if (name === undefined) return undefined;
  const others = words.filter((_, i) => i !== at);
  const said = new Set(others.flatMap(({ terms }) => terms.map(({ word }) => word)));
  const instead = (nearest.get(stem(name.typed)) ?? [])
    .filter((word) => !said.has(word))
    .map((word): QueryWord => ({
      typed: name.typed,
      isOptional: others.length > 0,
      terms: [{ word, isPrefix: false, closeness: CORRECTION_WEIGHT, isGuess: true }],
    }));
  return { words: [...instead, ...others], isNear: true };
};

/** How much each word of a query is in doubt, by how many foods have its terms and which of them begin a word. */
export const doubtsOf = (
  { words }: ReadQuery,
  foods: ReadonlyMap<string, number>,
  beginnings: ReadonlySet<string>,
  nothingFits: boolean,
): readonly WordDoubt[] =>
  words.map((word) => doubtOf(word, foods, beginnings, nothingFits ? RARE_WHERE_NOTHING_FITS : RARE));
