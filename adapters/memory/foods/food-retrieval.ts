import {
  byRelevancePrior,
  type IndexedFood,
  indexWords,
  spellingKeys,
  type IndexedWord,
  type FoodCandidate,
  type QueryWord,
} from "@morsel/domain/foods";
import type { FoodRetrieval } from "@morsel/application/foods/food-retrieval";
import * as Effect from "effect/Effect";

/** For tests and Storybook: what an engine's index does, in maps. */
export const makeMemoryFoodRetrieval = (foods: readonly IndexedFood[]): FoodRetrieval => {
  const candidates = foods
    .toSorted(byRelevancePrior)
    .map(({ food: { id }, plainness, names }): FoodCandidate => ({ id, plainness, names }));
  /** Places of the foods that have a word, the plainest first. */
  const places = new Map<string, number[]>();
  for (const [place, { names }] of candidates.entries())
    for (const word of indexWords(names)) {
      const known = places.get(word);
      if (known === undefined) places.set(word, [place]);
      else known.push(place);
    }
  const vocabulary = [...places.keys()];
  const having = ({ terms }: QueryWord): ReadonlySet<number> => {
    const begun = terms.filter(({ isPrefix }) => isPrefix).map(({ word }) => word);
    const words = [
      ...terms.map(({ word }) => word),
      ...vocabulary.filter((word) => begun.some((beginning) => word.startsWith(beginning))),
    ];
    return new Set(words.flatMap((word) => places.get(word) ?? []));
  };
  const spelled = new Map<string, string[]>();
  for (const word of vocabulary)
    for (const key of spellingKeys(word)) spelled.set(key, [...(spelled.get(key) ?? []), word]);
  const known = (word: string): IndexedWord => ({ word, foods: places.get(word)?.length ?? 0 });
  return {
    matching: ({ words }, limit) =>
      Effect.sync(() => {
        const [first, ...others] = words.map(having);
        const all = first === undefined ? candidates.keys() : first;
        return [...all]
          .filter((place) => others.every((one) => one.has(place)))
          .toSorted((a, b) => a - b)
          .slice(0, limit)
          .flatMap((place) => candidates[place] ?? []);
      }),
    among: (ids) =>
      Effect.sync(() => {
        const wanted = new Set(ids);
        return candidates.filter(({ id }) => wanted.has(id));
      }),
    known: (words) => Effect.sync(() => [...new Set(words)].filter((word) => places.has(word)).map(known)),
    spelledLike: (keys) => Effect.sync(() => [...new Set(keys.flatMap((key) => spelled.get(key) ?? []))].map(known)),
    beginnings: (beginnings) =>
      Effect.sync(() => beginnings.filter((one) => vocabulary.some((word) => word.startsWith(one)))),
    forgetOutdated: Effect.succeed(false),
  };
};
