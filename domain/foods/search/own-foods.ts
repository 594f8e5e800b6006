import type { IndexedWord } from "../indexing/misspelling.ts";
import { spellingKeys } from "../indexing/spelling-keys.ts";
import type { FoodId } from "../food.ts";
import { OWN_LEXICON } from "../own-food-key.ts";
import { withoutPrefixMatch } from "./exact-query.ts";
import { matchOf } from "./match.ts";
import { readQuery, requiredWords, type QueryTerm, type QueryWord, type ReadQuery } from "./query.ts";
import { rankFoods } from "./rank.ts";
import type { SearchName } from "./search-name.ts";

/** A food of a member's own that was found, with the names under which it is searched. */
export type OwnCandidate = { readonly id: FoodId; readonly names: readonly SearchName[] };

/** At most so many own foods of one query are shown. */
export const OWN_FOODS_FOUND_LIMIT = 100;
/** No own food of a member is better known than another. */
const PLAINNESS = 0.5;

/** Beginning of all that may stand for a word begins: "berri" and "berry" both with "berr". */
const beginningOf = ({ terms: [first, ...others] }: QueryWord): string => {
  let beginning = first?.word ?? "";
  for (const { word } of others) while (!word.startsWith(beginning)) beginning = beginning.slice(0, -1);
  return beginning;
};

/** A food that is found under its own names and under a word of the member's is one candidate. */
export const mergedCandidates = (candidates: readonly OwnCandidate[]): readonly OwnCandidate[] => {
  const names = new Map<FoodId, readonly SearchName[]>();
  for (const one of candidates) names.set(one.id, [...(names.get(one.id) ?? []), ...one.names]);
  return [...names].map(([id, all]) => ({ id, names: all }));
};

export const longestBeginning = (query: ReadQuery): string =>
  requiredWords(query)
    .words.map(beginningOf)
    .toSorted((a, b) => b.length - a.length)[0] ?? "";

export const rankOwnFoods = (
  query: ReadQuery,
  candidates: readonly OwnCandidate[],
  timesUsed: ReadonlyMap<FoodId, number>,
): readonly FoodId[] => {
  const full = mergedCandidates(candidates).filter((candidate) => matchOf(query, candidate) === "full");
  const known = full.map((candidate) => ({ ...candidate, plainness: PLAINNESS }));
  return rankFoods(query, known, OWN_LEXICON, timesUsed)
    .map(({ id }) => id)
    .slice(0, OWN_FOODS_FOUND_LIMIT);
};

export const readOwnQuery = (text: string, isWhole: boolean): ReadQuery =>
  isWhole ? withoutPrefixMatch(readQuery(text, OWN_LEXICON)) : readQuery(text, OWN_LEXICON);

/** Says whether a line names all that a food is called: "2 bananas" are no "Banana oats". */
export const matchesWholeName = ({ words }: ReadQuery, { names }: OwnCandidate): boolean =>
  names.some(
    ({ kind, core }) =>
      kind !== "brand" && core.every((one) => words.some(({ terms }) => terms.some(({ word }) => word === one))),
  );

const sure = (term: QueryTerm): QueryTerm => {
  const { isGuess: _, ...rest } = term;
  return rest;
};

/** With what is only guessed as if it were meant. */
export const acceptGuesses = (query: ReadQuery): ReadQuery => ({
  ...query,
  words: query.words.map((word) => ({ ...word, terms: word.terms.map(sure) })),
});

/** F7: of these words those that share a spelling key with a word that was typed. */
export const wordsSpelledLike = (words: readonly IndexedWord[], keys: readonly string[]): readonly IndexedWord[] => {
  const wanted = new Set(keys);
  const longest = Math.max(0, ...keys.map(({ length }) => length));
  return words.filter(
    ({ word }) => Math.abs(word.length - longest) <= 2 && spellingKeys(word).some((key) => wanted.has(key)),
  );
};
