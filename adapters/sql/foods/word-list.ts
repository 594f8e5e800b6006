import type { IndexedWord } from "@morsel/domain/foods";

/** The words by which the foods of a catalogue are found: what begins so and how many foods have it is answered from memory. */
export type WordList = {
  /** Undefined where no food has the word. */
  readonly foodsWith: (word: string) => number | undefined;
  readonly hasBeginning: (beginning: string) => boolean;
  /** Words with this beginning, those with the most foods first. */
  readonly commonest: (beginning: string, most: number) => readonly IndexedWord[];
};

/** The place of the first of the sorted words that is not before `beginning`. */
export const firstNotBefore = (words: readonly string[], beginning: string): number => {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? "") < beginning) low = middle + 1;
    else high = middle;
  }
  return low;
};

export const makeWordList = (rows: readonly IndexedWord[]): WordList => {
  const foods = new Map(rows.map((row) => [row.word, row.foods]));
  const words = [...foods.keys()].sort();
  const beginningWith = (beginning: string): readonly string[] => {
    const first = firstNotBefore(words, beginning);
    let end = first;
    while (words[end]?.startsWith(beginning) === true) end += 1;
    return words.slice(first, end);
  };
  return {
    foodsWith: (word) => foods.get(word),
    hasBeginning: (beginning) => words[firstNotBefore(words, beginning)]?.startsWith(beginning) === true,
    // A stable sort of what is in order: words of as many foods stay in the order of their letters.
    commonest: (beginning, most) =>
      beginningWith(beginning)
        .map((word) => ({ word, foods: foods.get(word) ?? 0 }))
        .toSorted((a, b) => b.foods - a.foods)
        .slice(0, most),
  };
};
