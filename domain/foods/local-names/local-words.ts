/** F37: words of any language as they are compared: without case, accents, width and the kind of kana. */

const APOSTROPHES = /['’ʼ`´]/gu;
const DECIMALS = /(\d)[.,](\d)/gu;
const WORD = /[\p{L}\p{M}]+|\p{N}+/gu;
/** Marks of kana and Hangul are letters of their own: が is no か. */
const MARKED = /[^\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu;
const MARKS = /\p{M}+/gu;
const KATAKANA = /[\u30a1-\u30f6]/gu;
const TO_HIRAGANA = 0x60;
const LONGEST = 500;

const LIGATURES: readonly (readonly [string, string])[] = [
  ["ß", "ss"],
  ["œ", "oe"],
  ["æ", "ae"],
  ["ø", "o"],
  ["ı", "i"],
  ["ł", "l"],
  ["đ", "d"],
];

/** Letters that are typed as two where a keyboard lacks them. */
const DIGRAPHS: readonly (readonly [string, string])[] = [
  ["ä", "ae"],
  ["ö", "oe"],
  ["ü", "ue"],
  ["å", "aa"],
  ["ø", "oe"],
];
const WITH_DIGRAPHS: ReadonlySet<string> = new Set(["de", "da", "nb", "sv"]);

const replaced = (text: string, pairs: readonly (readonly [string, string])[]): string => {
  let now = text;
  for (const [from, to] of pairs) now = now.replaceAll(from, to);
  return now;
};

const lowered = (text: string): string => text.slice(0, LONGEST).normalize("NFKC").toLowerCase();

const wordsIn = (low: string): readonly string[] =>
  replaced(low, LIGATURES)
    .replaceAll(MARKED, (part) => part.normalize("NFKD").replaceAll(MARKS, ""))
    .replaceAll(KATAKANA, (sign) => String.fromCharCode(sign.charCodeAt(0) - TO_HIRAGANA))
    .replaceAll(APOSTROPHES, " ")
    .replaceAll(DECIMALS, "$1$2")
    .match(WORD) ?? [];

export const localWords = (text: string): readonly string[] => wordsIn(lowered(text));

/** F37: a name as it is typed, by its letters and, where the language does so, by two letters for one: "kase" and "kaese". */
export const localSpellings = (text: string, locale: string): readonly (readonly string[])[] => {
  const low = lowered(text);
  const plain = wordsIn(low);
  if (!WITH_DIGRAPHS.has(locale)) return [plain];
  const apart = replaced(low, DIGRAPHS);
  return apart === low ? [plain] : [plain, wordsIn(apart)];
};
