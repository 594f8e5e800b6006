import type { FoodRetrieval } from "@morsel/application/foods/food-retrieval";
import {
  byPlainness,
  indexWords,
  spellingKeys,
  type FoodCandidate,
  type IndexedFood,
  type KnownWord,
  type ReadQuery,
} from "@morsel/domain/foods";
import * as Effect from "effect/Effect";

type Kept = { readonly candidate: FoodCandidate; readonly words: ReadonlySet<string> };

const has = ({ words }: Kept, query: ReadQuery): boolean =>
  query.words.every(({ terms }) =>
    terms.some(({ word, isPrefix }) => words.has(word) || (isPrefix && [...words].some((one) => one.startsWith(word)))),
  );

/** Looks at every food: for tests and Storybook. */
export const makeMemoryFoodRetrieval = (foods: readonly IndexedFood[]): FoodRetrieval => {
  const kept = foods.toSorted(byPlainness).map(({ food: { id }, plainness, names }): Kept => ({
    candidate: { id, plainness, names },
    words: new Set(indexWords(names)),
  }));
  const vocabulary = new Map<string, number>();
  for (const { words } of kept) for (const word of words) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
  const spelled = new Map<string, string[]>();
  for (const word of vocabulary.keys())
    for (const key of spellingKeys(word)) spelled.set(key, [...(spelled.get(key) ?? []), word]);
  const known = (word: string): KnownWord => ({ word, foods: vocabulary.get(word) ?? 0 });
  return {
    matching: (query, limit) =>
      Effect.sync(() => {
        const found: FoodCandidate[] = [];
        for (const one of kept) {
          if (found.length === limit) break;
          if (has(one, query)) found.push(one.candidate);
        }
        return found;
      }),
    among: (ids) => Effect.sync(() => kept.flatMap(({ candidate }) => (ids.includes(candidate.id) ? [candidate] : []))),
    known: (words) => Effect.sync(() => [...new Set(words)].filter((word) => vocabulary.has(word)).map(known)),
    spelledLike: (keys) => Effect.sync(() => [...new Set(keys.flatMap((key) => spelled.get(key) ?? []))].map(known)),
    beginnings: (beginnings) =>
      Effect.sync(() => beginnings.filter((one) => [...vocabulary.keys()].some((word) => word.startsWith(one)))),
  };
};
