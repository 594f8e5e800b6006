import { err, ok, type Result } from "../result/index.ts";

/** FO16: words that are asked for at once, characters of a word that are compared, and of one that is found by its beginning. */
export const POST_SEARCH = { min: 1, max: 8, letters: 30, beginning: 3 } as const;

/** FO17: characters of a found post that are shown. */
export const FOUND_MAX = 240;
/** FO17: of these, how many may stand before the first word that was asked for. */
const BEFORE = 60;

/** FO16: scripts that put no space between words; each of their letters is a word. */
const SPACELESS = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}`;
const WORD = new RegExp(String.raw`(?=[\p{L}\p{N}])[${SPACELESS}]|(?:(?![${SPACELESS}])[\p{L}\p{N}])+`, "gu");
const ALONE = new RegExp(`^[${SPACELESS}]$`, "u");
const WRITTEN = /[\p{L}\p{N}\p{M}]+/gu;
const BEGINNING = new RegExp(`^.{${POST_SEARCH.beginning}}`, "su");
const LONE = /[\ud800-\udfff]/gu;

/** FO16: compatibility forms, case and marks above and below letters fall away. */
const folded = (text: string): string =>
  text.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "").normalize("NFC");

/** FO16: the words of a text by which it is found, each once. */
export const postWords = (text: string): readonly string[] => [
  ...new Set((folded(text).match(WORD) ?? []).map((word) => [...word].slice(0, POST_SEARCH.letters).join(""))),
];

/** FO16: tells whether a word is found by more than itself: "recipe" finds "recipes". */
export const isFoundByBeginning = (asked: string): boolean => BEGINNING.test(asked);

/** FO16: tells whether a word of a post is found by a word that is asked for. */
export const isFoundWord = (said: string, asked: string): boolean =>
  isFoundByBeginning(asked) ? said.startsWith(asked) : said === asked;

const LETTER = String.raw`(?![${SPACELESS}])[\p{L}\p{N}]`;
const ENDS_IN_LETTER = new RegExp(`${LETTER}$`, "u");
const BEGINS_WITH_LETTER = new RegExp(`^${LETTER}`, "u");
/** The units of UTF-16 that a letter takes at most. */
const ONE_LETTER = 2;

const holdsWord = (said: string, word: string): boolean => {
  if (word === "" || ALONE.test(word)) return said.includes(word);
  for (let at = said.indexOf(word); at >= 0; at = said.indexOf(word, at + 1)) {
    const end = at + word.length;
    const isBegun = !ENDS_IN_LETTER.test(said.slice(Math.max(0, at - ONE_LETTER), at));
    if (isBegun && (isFoundByBeginning(word) || !BEGINS_WITH_LETTER.test(said.slice(end, end + ONE_LETTER))))
      return true;
  }
  return false;
};

/** FO16: tells whether a text holds all of the words, without parting it into its own. */
export const holdsWords = (text: string, asked: readonly string[]): boolean => {
  const said = folded(text);
  return asked.every((word) => holdsWord(said, [...word].slice(0, POST_SEARCH.letters).join("")));
};

export type SearchWords = { readonly _tag: "SearchWords"; readonly min: number; readonly max: number };

/** FO16: what is asked for: 1 to 8 words. */
export const checkPostSearch = (text: string): Result<readonly string[], SearchWords> => {
  const words = postWords(text);
  const { min, max } = POST_SEARCH;
  return words.length < min || words.length > max ? err({ _tag: "SearchWords", min, max }) : ok(words);
};

/** FO17: a piece of a post around the first of the words, on one line. */
export const foundPiece = (source: string, words: readonly string[]): string => {
  let at = 0;
  for (const { 0: written, index } of source.matchAll(WRITTEN))
    if (postWords(written).some((said) => words.some((asked) => isFoundWord(said, asked)))) {
      at = index;
      break;
    }
  const from = at <= BEFORE ? 0 : at - BEFORE;
  const piece = source
    .slice(from, from + FOUND_MAX * 2)
    .replaceAll(LONE, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
  const letters = [...piece];
  const isCut = letters.length > FOUND_MAX - 2 || from + FOUND_MAX * 2 < source.length;
  return `${from > 0 ? "…" : ""}${letters.slice(0, FOUND_MAX - 2).join("")}${isCut ? "…" : ""}`;
};
