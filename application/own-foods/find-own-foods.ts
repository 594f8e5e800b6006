import { exactly } from "../foods/exactly.ts";
import { spellingKeys } from "../foods/indexing/spelling-keys.ts";
import type { KnownWord } from "../foods/indexing/misspelling.ts";
import {
  matchOf,
  rankFoods,
  readGtin,
  readQuery,
  requiredWords,
  type FoodId,
  type QueryTerm,
  type QueryWord,
  type ReadQuery,
  type SearchName,
} from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { FoundFood } from "../foods/food-finder.ts";
import type { FoodRetrieval } from "../foods/food-retrieval.ts";
import { interpret } from "../foods/interpret.ts";
import { OWN_LEXICON } from "./own-food-key.ts";
import type { OwnCandidate, OwnFoodStore } from "./own-food-store.ts";

/** More are not looked at; who has typed so little types on. */
const CANDIDATES = 300;
const MOST_FOUND = 100;
/** Of a member's own foods none is better known than another. */
const PLAINNESS = 0.5;

/** How all that may stand for a word begins: "berri" and "berry" both with "berr". */
const beginningOf = ({ terms: [first, ...others] }: QueryWord): string => {
  let beginning = first?.word ?? "";
  for (const { word } of others) while (!word.startsWith(beginning)) beginning = beginning.slice(0, -1);
  return beginning;
};

type Source = Pick<OwnFoodStore, "beginningWith" | "searchedWords" | "withBarcode">;

/** A food that is found under its own names and under a word of the member's is one candidate. */
const merged = (candidates: readonly OwnCandidate[]): readonly OwnCandidate[] => {
  const names = new Map<FoodId, readonly SearchName[]>();
  for (const one of candidates) names.set(one.id, [...(names.get(one.id) ?? []), ...one.names]);
  return [...names].map(([id, all]) => ({ id, names: all }));
};

const longestBeginning = (query: ReadQuery): string =>
  requiredWords(query)
    .words.map(beginningOf)
    .toSorted((a, b) => b.length - a.length)[0] ?? "";

const ranked = (
  query: ReadQuery,
  candidates: readonly OwnCandidate[],
  timesUsed: ReadonlyMap<FoodId, number>,
): readonly FoodId[] => {
  const full = merged(candidates).filter((candidate) => matchOf(query, candidate) === "full");
  const known = full.map((candidate) => ({ ...candidate, plainness: PLAINNESS }));
  return rankFoods(query, known, OWN_LEXICON, timesUsed)
    .map(({ id }) => id)
    .slice(0, MOST_FOUND);
};

/** What was typed, and whether nothing more of it is. */
export type Typed = { readonly text: string; readonly isWhole: boolean };

const readTyped = (text: string, isWhole: boolean): ReadQuery =>
  isWhole ? exactly(readQuery(text, OWN_LEXICON)) : readQuery(text, OWN_LEXICON);

/** Whether a line says all of what a food is called: "2 bananas" are no "Banana oats". */
const isNamed = ({ words }: ReadQuery, { names }: OwnCandidate): boolean =>
  names.some(
    ({ kind, core }) =>
      kind !== "brand" && core.every((one) => words.some(({ terms }) => terms.some(({ word }) => word === one))),
  );

/**
 * W165: the member's own foods that answer in full what was typed, by words or by the digits of a barcode; the best first. What is whole
 * names a food by its whole name (W185).
 */
export const findOwnFoods = (
  own: Source,
  member: MemberId,
  { text, isWhole }: Typed,
  timesUsed: ReadonlyMap<FoodId, number>,
): Effect.Effect<readonly FoodId[]> => {
  const barcode = readGtin(text);
  if (barcode.ok)
    return Effect.map(own.withBarcode(member, barcode.value), (found) =>
      found.map(({ id }) => id).slice(0, MOST_FOUND),
    );
  const query = readTyped(text, isWhole);
  const longest = longestBeginning(query);
  if (longest === "") return Effect.succeed([]);
  return Effect.map(own.beginningWith(member, longest, CANDIDATES), (candidates) =>
    ranked(query, isWhole ? merged(candidates).filter((one) => isNamed(query, one)) : candidates, timesUsed),
  );
};

/** W185: own foods that are called by more than a line says, for a line that names no food: each may be what is meant. */
export const findLongerOwnFoods = (
  own: Source,
  member: MemberId,
  text: string,
  timesUsed: ReadonlyMap<FoodId, number>,
): Effect.Effect<readonly FoundFood[]> =>
  Effect.map(findOwnFoods(own, member, { text, isWhole: false }, timesUsed), (ids) =>
    ids.map((id) => ({ id, match: "partial" })),
  );

/** More words are not compared: who has so many foods of their own types on. */
const MOST_WORDS = 5_000;

/** What reads a misspelt query of a catalogue reads it by these words as well. */
const retrievalOver = (words: readonly KnownWord[]): FoodRetrieval => {
  const byWord = new Map(words.map((one) => [one.word, one]));
  return {
    matching: () => Effect.succeed([]),
    among: () => Effect.succeed([]),
    known: (asked) => Effect.succeed(asked.flatMap((word) => byWord.get(word) ?? [])),
    spelledLike: (keys) =>
      Effect.sync(() => {
        const asked = new Set(keys);
        const longest = Math.max(0, ...keys.map(({ length }) => length));
        return words.filter(
          ({ word }) => Math.abs(word.length - longest) <= 2 && spellingKeys(word).some((key) => asked.has(key)),
        );
      }),
    beginnings: (begun) =>
      Effect.succeed(begun.filter((beginning) => words.some(({ word }) => word.startsWith(beginning)))),
    forgetOutdated: Effect.succeed(false),
  };
};

const sure = (term: QueryTerm): QueryTerm => {
  const { isGuess: _, ...rest } = term;
  return rest;
};

/** With what is only guessed as if it were meant. */
const asIfSure = (query: ReadQuery): ReadQuery => ({
  ...query,
  words: query.words.map((word) => ({ ...word, terms: word.terms.map(sure) })),
});

/**
 * W306: the same for who misspelt a word; asked for where nothing that was typed so is found in full. What is only likely is near
 * (F20).
 */
export const findMisspeltOwnFoods = (
  own: Source,
  member: MemberId,
  { text, isWhole }: Typed,
  timesUsed: ReadonlyMap<FoodId, number>,
): Effect.Effect<readonly FoundFood[]> =>
  Effect.gen(function* () {
    const typed = readTyped(text, isWhole);
    if (typed.words.length === 0) return [];
    const words = yield* own.searchedWords(member, MOST_WORDS);
    if (words.length === 0) return [];
    const query = yield* interpret(retrievalOver(words), typed, OWN_LEXICON, true);
    const longest = query === typed ? "" : longestBeginning(query);
    if (longest === "") return [];
    const candidates = yield* own.beginningWith(member, longest, CANDIDATES);
    const matches = new Map(merged(candidates).map((one) => [one.id, matchOf(query, one)]));
    return ranked(asIfSure(query), candidates, timesUsed).map((id) => ({ id, match: matches.get(id) ?? "partial" }));
  });
