import { spellingKeys } from "@morsel/domain/foods";

/** Counts words while foods are loaded, then answers the rows of the vocabulary and of its spellings. */
export const makeVocabulary = () => {
  const counts = new Map<string, number>();
  return {
    add: (words: readonly string[]): void => {
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    },
    words: function* (): Generator<readonly [string, number]> {
      for (const word of [...counts.keys()].sort()) yield [word, counts.get(word) ?? 0];
    },
    spellings: function* (): Generator<readonly [string, string]> {
      for (const word of [...counts.keys()].sort()) for (const key of spellingKeys(word)) yield [key, word];
    },
  };
};
