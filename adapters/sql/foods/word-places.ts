import type { QueryTerm, ReadQuery } from "@morsel/domain/foods";
import { stripPunctuation } from "./query-text.ts";
import { firstNotBefore } from "./word-list.ts";

/** A food by its place, and the words by which it is found, with spaces between them. */
export type WordsAtPlace = { readonly place: number; readonly words: string };

/** Inverted index in memory: a search among the plainest foods reads some arrays of numbers. */
export type WordPlaces = {
  /** Places of foods that have each of the words, in one of its terms: the first ones, `limit` at most. */
  readonly matching: (query: ReadQuery, limit: number) => readonly number[];
};

const placesByWord = (rows: Iterable<WordsAtPlace>): ReadonlyMap<string, readonly number[]> => {
  const byWord = new Map<string, number[]>();
  for (const { place, words } of rows)
    for (const word of new Set(words.split(" "))) {
      const known = byWord.get(word);
      if (known === undefined) byWord.set(word, [place]);
      else known.push(place);
    }
  byWord.delete("");
  return byWord;
};

/** The places of all words stand in one array, in the order of the words: a beginning is one stretch of it. Places are whole numbers from 0 on. */
export const makeWordPlaces = (rows: readonly WordsAtPlace[]): WordPlaces => {
  const byWord = placesByWord(rows);
  const words = [...byWord.keys()].sort();
  const starts = new Uint32Array(words.length + 1);
  words.forEach((word, i) => (starts[i + 1] = (starts[i] ?? 0) + (byWord.get(word)?.length ?? 0)));
  const places = new Uint32Array(starts[words.length] ?? 0);
  words.forEach((word, i) => places.set(byWord.get(word) ?? [], starts[i]));
  const end = rows.reduce((last, { place }) => Math.max(last, place + 1), 0);
  /** Number of consecutive words of the query found at each place. */
  const found = new Uint8Array(end);

  /** The first of the words behind `first` that does not begin so. */
  const endOf = (beginning: string, first: number): number => {
    let [low, high] = [first, words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (words[middle]?.startsWith(beginning) === true) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const placesOf = ({ word: given, isPrefix }: QueryTerm): Uint32Array => {
    const word = stripPunctuation(given);
    const first = firstNotBefore(words, word);
    const last = isPrefix ? endOf(word, first) : first + (words[first] === word ? 1 : 0);
    return places.subarray(starts[first], starts[last]);
  };
  return {
    matching: (query, limit) => {
      found.fill(0);
      query.words.forEach(({ terms }, nth) => {
        for (const term of terms) for (const place of placesOf(term)) if (found[place] === nth) found[place] = nth + 1;
      });
      const all = query.words.length;
      const matching: number[] = [];
      for (let place = 0; all > 0 && place < end && matching.length < limit; place += 1)
        if (found[place] === all) matching.push(place);
      return matching;
    },
  };
};
