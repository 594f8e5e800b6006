import {
  matchesWholeName,
  longestBeginning,
  matchOf,
  mergedCandidates,
  OWN_FOODS_FOUND_LIMIT,
  OWN_LEXICON,
  rankOwnFoods,
  readGtin,
  readOwnQuery,
  acceptGuesses,
  wordsSpelledLike,
  type FoodId,
  type IndexedWord,
} from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { FoundFood } from "./food-finder.ts";
import type { FoodRetrieval } from "./food-retrieval.ts";
import { parseAmountPrefix } from "./interpret.ts";
import type { MemberFoodSource } from "./member-food-source.ts";

/** More are not looked at; who has typed so little types on. */
const CANDIDATES = 300;
type Source = Pick<MemberFoodSource, "beginningWith" | "searchedWords" | "withBarcode">;

/** Typed text; `isWhole` if nothing more follows. */
export type TypedName = { readonly text: string; readonly isWhole: boolean };

/**
 * W165: the member's own foods that answer in full what was typed, by words or by the digits of a barcode; the best first. What is whole
 * names a food by its whole name (W185).
 */
export const findOwnFoods = (
  own: Source,
  member: MemberId,
  { text, isWhole }: TypedName,
  timesUsed: ReadonlyMap<FoodId, number>,
): Effect.Effect<readonly FoodId[]> => {
  const barcode = readGtin(text);
  if (barcode.ok)
    return Effect.map(own.withBarcode(member, barcode.value), (found) =>
      found.map(({ id }) => id).slice(0, OWN_FOODS_FOUND_LIMIT),
    );
  const query = readOwnQuery(text, isWhole);
  const longest = longestBeginning(query);
  if (longest === "") return Effect.succeed([]);
  return Effect.map(own.beginningWith(member, longest, CANDIDATES), (candidates) =>
    rankOwnFoods(
      query,
      isWhole ? mergedCandidates(candidates).filter((one) => matchesWholeName(query, one)) : candidates,
      timesUsed,
    ),
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

/** Lets the reader of misspelt queries know these words as well. */
const retrievalOver = (words: readonly IndexedWord[]): FoodRetrieval => {
  const byWord = new Map(words.map((one) => [one.word, one]));
  return {
    matching: () => Effect.succeed([]),
    among: () => Effect.succeed([]),
    known: (asked) => Effect.succeed(asked.flatMap((word) => byWord.get(word) ?? [])),
    spelledLike: (keys) => Effect.sync(() => wordsSpelledLike(words, keys)),
    beginnings: (begun) =>
      Effect.succeed(begun.filter((beginning) => words.some(({ word }) => word.startsWith(beginning)))),
    forgetOutdated: Effect.succeed(false),
  };
};

/**
 * W306: the same for who misspelt a word; asked for where nothing that was typed so is found in full. What is only likely is near
 * (F20).
 */
export const findMisspeltOwnFoods = (
  own: Source,
  member: MemberId,
  { text, isWhole }: TypedName,
  timesUsed: ReadonlyMap<FoodId, number>,
): Effect.Effect<readonly FoundFood[]> =>
  Effect.gen(function* () {
    const typed = readOwnQuery(text, isWhole);
    if (typed.words.length === 0) return [];
    const words = yield* own.searchedWords(member, MOST_WORDS);
    if (words.length === 0) return [];
    const query = yield* parseAmountPrefix(retrievalOver(words), typed, OWN_LEXICON, true);
    const longest = query === typed ? "" : longestBeginning(query);
    if (longest === "") return [];
    const candidates = yield* own.beginningWith(member, longest, CANDIDATES);
    const matches = new Map(mergedCandidates(candidates).map((one) => [one.id, matchOf(query, one)]));
    return rankOwnFoods(acceptGuesses(query), candidates, timesUsed).map((id) => ({
      id,
      match: matches.get(id) ?? "partial",
    }));
  });
