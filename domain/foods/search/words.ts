/** Words as they are compared: F1, without case, accents, hyphens, apostrophes and plural. */

const MARKS = /\p{M}+/gu;
const APOSTROPHES = /['’ʼ`´]/gu;
/** Decimals lose their point, so that "3.25 %" is one word everywhere. */
const DECIMALS = /(\d)[.,](\d)/gu;
const WORD = /\p{L}+|\p{N}+/gu;

/** No name and no list of names is longer; a text is read up to here. */
const LONGEST_NAME = 10_000;

/** F1: folds case, accents, ligatures and apostrophes; everything that is not a letter or digit separates. */
export const foldedWords = (text: string): readonly string[] =>
  text
    .slice(0, LONGEST_NAME)
    .normalize("NFKD")
    .replaceAll(MARKS, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ø", "o")
    .replaceAll(APOSTROPHES, "")
    .replaceAll(DECIMALS, "$1$2")
    .match(WORD) ?? [];

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ["leaves", "leaf"],
  ["loaves", "loaf"],
  ["halves", "half"],
  ["calves", "calf"],
  ["knives", "knife"],
  ["geese", "goose"],
  ["feet", "foot"],
  ["gras", "gras"],
  ["swiss", "swiss"],
  ["schnapps", "schnapps"],
]);

/** F2: one form for singular and plural; a form for comparing, not for reading ("cookies" and "cookie" are "cooky"). */
export const stem = (word: string): string => {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length <= 3) return word;
  if (word.endsWith("ies")) return word.length === 4 ? word.slice(0, -1) : `${word.slice(0, -3)}y`;
  if (word.endsWith("ie") && word.length > 4) return `${word.slice(0, -2)}y`;
  if (word.endsWith("oes")) return word.slice(0, -2);
  if (word.endsWith("oe") && word.length > 4) return word.slice(0, -1);
  if (/(?:ch|sh|x|ss|zz)es$/u.test(word)) return word.slice(0, -2);
  if (/(?:[^ao]ch|sh)e$/u.test(word)) return word.slice(0, -1);
  if (word.endsWith("s") && !/(?:ss|us|is)$/u.test(word)) return word.slice(0, -1);
  return word;
};

/** Words that say nothing about a food. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set([
  "and",
  "or",
  "of",
  "the",
  "a",
  "an",
  "in",
  "with",
  "to",
  "for",
  "as",
]);

/** F2: folded words as they are indexed and compared. */
export const stems = (folded: readonly string[]): readonly string[] =>
  folded.filter((word) => !EMPTY_WORDS.has(word)).map(stem);

/** F1, F2: the words of a text as they are indexed and compared, in order. */
export const searchWords = (text: string): readonly string[] => stems(foldedWords(text));
