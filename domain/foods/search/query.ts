import type { Lexicon } from "./lexicon.ts";
import { EMPTY_WORDS, foldedWords, stem } from "./words.ts";

/** A word to look for; `closeness` says how near it is to what was typed: 1 the word itself. */
export type QueryTerm = {
  readonly word: string;
  readonly isPrefix: boolean;
  readonly closeness: number;
  /** Not what was typed, and too far from it to be taken for it: what it finds is only near (F21). */
  readonly isGuess?: true;
};

/** One word as typed and all that may stand for it. */
export type QueryWord = { readonly typed: string; readonly isOptional: boolean; readonly terms: readonly QueryTerm[] };

export type ReadQuery = {
  readonly words: readonly QueryWord[];
  /** F20: what comes near stands for something of it: nothing that is found answers in full. */
  readonly isNear?: true;
};

const MOST_WORDS = 12;
/** Far more than twelve words have. */
const LONGEST_QUERY = 500;
/** Closeness of another form of the word, of a word that means nearly the same, of a corrected word. */
const SAME_WORD = 0.97;
const RELATED = 0.8;
export const CORRECTION_WEIGHT = 0.9;

/** F3: the last word counts as a beginning, in its own spelling; "berri" is how "berries" begins, so "berry" is meant too. */
export const termsOf = (typed: string, isLast: boolean, closeness = 1): readonly QueryTerm[] => {
  const word = stem(typed);
  const terms: QueryTerm[] = [{ word, isPrefix: false, closeness }];
  if (!isLast || /^\d+$/u.test(typed)) return terms;
  terms.push({ word: typed, isPrefix: true, closeness });
  const singular = /^(.{3,})(?:i|ie)$/u.exec(typed)?.[1];
  if (singular !== undefined) terms.push({ word: `${singular}y`, isPrefix: false, closeness });
  return terms;
};

/** "Roast" and "roasted" are one word, "roast" and "baked" are not. */
const relation = (word: string, other: string): number => {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  return long === `${short}d` || long === `${short}ed` ? SAME_WORD : RELATED;
};

/** "1%" says which milk, "1" how much of it: numbers of per cent as words. */
const percentagesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/(?<!\d)\d+(?:[.,]\d+)?(?=\s*%)/gu)].flatMap(([number]) => foldedWords(number)));

/** "2 eggs", "200 g rice", "rice 200g": how much, which no food's name says; a unit may stand right behind. */
const UNIT = "(?:g|gr|kg|mg|ml|cl|dl|l|oz|lb)";
const BEFORE = new RegExp(String.raw`^\s*(\d+)(?:\s+(?!percent|per cent)\p{L}|\s*${UNIT}(?!\p{L}))`, "iu");
const BEHIND = new RegExp(String.raw`\p{L}\s+(\d+)\s*${UNIT}\s*$`, "iu");
const amountIn = (text: string): string | undefined => (BEFORE.exec(text) ?? BEHIND.exec(text))?.[1];

/** F3: a text as typed, read into words; what says only how much or how good may be missing from a food. */
export const readQuery = (given: string, lexicon: Lexicon): ReadQuery => {
  const text = given.slice(0, LONGEST_QUERY);
  const typed = foldedWords(text);
  const told = typed.filter((word, i) => !EMPTY_WORDS.has(word) || i === typed.length - 1).slice(0, MOST_WORDS);
  const percentages = percentagesIn(text);
  const amount = amountIn(text);
  const mayMiss = (word: string): boolean =>
    word === amount || (lexicon.optional.has(stem(word)) && !percentages.has(word));
  const allOptional = told.every(mayMiss);
  const words = told.map((word, i): QueryWord => {
    const related = lexicon.related.get(stem(word)) ?? [];
    return {
      typed: word,
      isOptional: !allOptional && mayMiss(word),
      terms: [
        ...termsOf(word, i === told.length - 1),
        ...related.map((other) => ({ word: other, isPrefix: false, closeness: relation(stem(word), other) })),
      ],
    };
  });
  return { words };
};

/** The query with other terms for one word: what a misspelt one may have meant. */
export const withTerms = (query: ReadQuery, index: number, terms: readonly QueryTerm[]): ReadQuery => ({
  ...query,
  words: query.words.map((word, i) => (i === index ? { ...word, terms } : word)),
});

/** The query without the words that may be missing. */
export const requiredWords = (query: ReadQuery): ReadQuery => ({
  words: query.words.filter((word) => !word.isOptional),
});
