import { spellingKeys } from "@morsel/application/foods/indexing/spelling-keys";

/** Beginnings longer than this are known by their first letters. */
const LONGEST_BEGINNING = 10;

export const beginningKey = (beginning: string): string => `^${beginning.slice(0, LONGEST_BEGINNING)}`;

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
      const begun = new Set<string>();
      for (const word of [...counts.keys()].sort()) {
        for (const key of spellingKeys(word)) yield [key, word];
        for (let length = 1; length <= Math.min(word.length, LONGEST_BEGINNING); length += 1) {
          const key = beginningKey(word.slice(0, length));
          if (begun.has(key)) continue;
          begun.add(key);
          yield [key, word];
        }
      }
    },
  };
};
