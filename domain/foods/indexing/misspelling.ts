/** F7: what a misspelt word may have meant. */

/** No word of a food is longer; what is longer is no word that somebody misspelt. */
export const LONGEST_WORD = 60;

/** Optimal string alignment distance (insert, delete, replace, swap neighbours), given up beyond `most`. */
export const editDistance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most || Math.max(a.length, b.length) > LONGEST_WORD) return most + 1;
  let older: number[] = [];
  let old: number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row: number[] = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((old[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (old[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
      row.push(cost);
      if (cost < best) best = cost;
    }
    if (best > most) return most + 1;
    older = old;
    old = row;
  }
  return Math.min(old[b.length] ?? most + 1, most + 1);
};

/** How many slips a word of this length may have. */
export const allowedEdits = (word: string): number => (word.length < 3 ? 0 : word.length < 7 ? 1 : 2);

/** The sound of a word, roughly: first letter, then consonants without doubles; vowels, h and w do not count. */
export const phoneticKey = (word: string): string =>
  word
    .replaceAll("ph", "f")
    .replaceAll(/[ckq]/gu, "k")
    .replaceAll("z", "s")
    .replaceAll(/(?<=.)[aeiouyhw]/gu, "")
    .replaceAll(/(.)\1+/gu, "$1");

/** Words up to this length are not misspelt in their first letter: "ackee" is no McKee. */
const SHORT = 5;

/**
 * Few letters leave little to go by. Of three, one is missing and the first is right: "mlk" is milk. Of four, another
 * consonant makes another word: "hole" is no home. Two slips leave the first letter: "oatcake" is no pancake.
 */
const mayMean = (typed: string, word: string): boolean => {
  const begins = word.startsWith(typed.charAt(0));
  const isSwapped = [...word].sort().join("") === [...typed].sort().join("");
  if (typed.length <= 3) return word.length === 4 && begins;
  if (typed.length === 4) return word.length !== 4 || isSwapped || phoneticKey(word) === phoneticKey(typed);
  return begins || isSwapped || (typed.length > SHORT && editDistance(typed, word, 1) <= 1);
};

export type IndexedWord = { readonly word: string; /** Foods that have it. */ readonly foods: number };

/** A word of so many foods is one that people type. */
const COMMON = 5;

/**
 * F20: whether there is evidence enough to take one word for another. The first letter is right; a short word has a letter too
 * many or too few or two swapped, as another vowel makes another dish ("mochi" is no mocha); a longer one has one slip and is
 * common or sounds alike; two slips sound alike in a long word.
 */
const isSure = (typed: string, { word, foods }: IndexedWord): boolean => {
  if (!word.startsWith(typed.charAt(0))) return false;
  const soundsAlike = phoneticKey(word) === phoneticKey(typed);
  const slips = editDistance(typed, word, 2);
  if (slips > 1) return typed.length >= 8 && soundsAlike;
  if (typed.length >= 6) return soundsAlike || foods >= COMMON;
  const isReplaced = typed.length === word.length && [...typed].sort().join("") !== [...word].sort().join("");
  return typed.length >= 4 && !isReplaced && soundsAlike;
};

/** F7: a word that may have been meant; F20: whether that is sure. */
export type LikelyMeaning = { readonly word: string; readonly isSure: boolean };

/** The likeliest meanings first: fewest slips, then same beginning, then the commoner word. */
export const likelyMeanings = (
  typed: string,
  known: readonly IndexedWord[],
  most: number,
): readonly LikelyMeaning[] => {
  const allowed = allowedEdits(typed);
  const cost = ({ word, foods }: IndexedWord): number => {
    const slips = editDistance(typed, word, allowed);
    if (slips > allowed || !mayMean(typed, word)) return Number.POSITIVE_INFINITY;
    const begins = word[0] === typed[0] ? 0 : 0.8;
    const sounds = phoneticKey(word) === phoneticKey(typed) ? 0 : 0.5;
    return slips + begins + sounds - Math.min(0.6, Math.log10(1 + foods) / 5);
  };
  return known
    .map((one) => ({ word: one.word, cost: cost(one), isSure: isSure(typed, one) }))
    .filter((one) => Number.isFinite(one.cost))
    .sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1))
    .slice(0, most)
    .map((one) => ({ word: one.word, isSure: one.isSure }));
};
