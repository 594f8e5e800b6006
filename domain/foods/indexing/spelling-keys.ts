import { LONGEST_WORD, phoneticKey } from "./misspelling.ts";

/** A letter outside of the basic plane has two parts: half of one is no text, and PostgreSQL takes none. */
const isText = (key: string): boolean => key.isWellFormed();

/**
 * Keys under which a word is found again when it was misspelt: itself, itself without one letter, and its sound. Two words
 * that are one slip apart share a key.
 */
export const spellingKeys = (word: string): readonly string[] => {
  if (word.length < 3 || word.length > LONGEST_WORD || /\d/u.test(word)) return [];
  const keys = new Set([word, `~${phoneticKey(word)}`]);
  for (let i = 0; i < word.length; i += 1) keys.add(word.slice(0, i) + word.slice(i + 1));
  return [...keys].filter(isText);
};

/** Shorter ones begin too many words: "skyr" is no syrup. */
const SHORTEST_BEGINNING = 5;

/** The beginnings that a beginning with one slip may have meant: a letter too many, two swapped, a double missing. */
export const likelyBeginnings = (typed: string): readonly string[] => {
  const found = new Set<string>();
  if (typed.length > LONGEST_WORD) return [];
  for (let i = 1; i < typed.length; i += 1) {
    found.add(typed.slice(0, i) + typed.slice(i + 1));
    found.add(typed.slice(0, i) + (typed[i] ?? "") + typed.slice(i));
    if (i > 1) found.add(typed.slice(0, i - 1) + (typed[i] ?? "") + (typed[i - 1] ?? "") + typed.slice(i + 1));
  }
  found.delete(typed);
  return [...found].filter((beginning) => beginning.length >= SHORTEST_BEGINNING && isText(beginning));
};
