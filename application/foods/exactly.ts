import type { ReadQuery } from "@morsel/domain/foods";

/** A query in which no word is a beginning: each counts as it is. */
export const exactly = (query: ReadQuery): ReadQuery => ({
  ...query,
  words: query.words.map((word) => ({ ...word, terms: word.terms.filter(({ isPrefix }) => !isPrefix) })),
});
