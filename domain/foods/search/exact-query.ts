import type { ReadQuery } from "./query.ts";

/** A query in which no word is a beginning: each counts as it is. */
export const withoutPrefixMatch = (query: ReadQuery): ReadQuery => ({
  ...query,
  words: query.words.map((word) => ({ ...word, terms: word.terms.filter(({ isPrefix }) => !isPrefix) })),
});
