import type { Lexicon } from "./lexicon.ts";
import type { QueryTerm, QueryWord, ReadQuery } from "./query.ts";

const closeness = (term: QueryTerm, word: string, begun: number): number => {
  if (term.word === word) return term.closeness;
  if (!term.isPrefix || !word.startsWith(term.word)) return 0;
  return term.closeness * (begun + (1 - begun) * (term.word.length / word.length));
};

const closest = (asked: QueryWord, word: string, begun: number): number => {
  let best = 0;
  for (const term of asked.terms) {
    const value = closeness(term, word, begun);
    if (value > best) best = value;
  }
  return best;
};

/** A word of a name: how near it is to each word that was asked for, undefined when to none, as most are, and what it says. */
export type WordMatch = { readonly near: readonly number[] | undefined; readonly weight: number };

/** Foods share their words: each is looked at once for all of them. */
export const makeWordMatcher = (query: ReadQuery, lexicon: Lexicon, begun: number): ((word: string) => WordMatch) => {
  const known = new Map<string, WordMatch>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    let isNear = false;
    for (const asked of query.words) isNear ||= closest(asked, word, begun) > 0;
    const near = isNear ? query.words.map((asked) => closest(asked, word, begun)) : undefined;
    const looked = { near, weight: lexicon.weights.get(word) ?? 1 };
    known.set(word, looked);
    return looked;
  };
};

/** Words of a name: those near to one that was asked for, in their order, and what all others weigh. */
export type WordMatches = { readonly near: readonly WordMatch[]; readonly others: number };

const NONE: readonly WordMatch[] = [];

/** An array that grows takes room for seventeen: most names have one near word or none, and a search looks at some thousand names. */
export const matchWords = (words: readonly string[], look: (word: string) => WordMatch): WordMatches => {
  let near: WordMatch[] | undefined;
  let others = 0;
  for (const word of words) {
    const looked = look(word);
    if (looked.near === undefined) others += looked.weight;
    else if (near === undefined) near = [looked];
    else near.push(looked);
  }
  return { near: near ?? NONE, others };
};

export const similarityAt = (word: WordMatch | undefined, at: number): number => word?.near?.[at] ?? 0;

/** The word nearest to one that was asked for, the first of several. */
export const bestMatchAt = ({ near }: WordMatches, at: number): WordMatch | undefined => {
  let best: WordMatch | undefined;
  for (const word of near) if (similarityAt(word, at) > similarityAt(best, at)) best = word;
  return best;
};

export const unmatchedWeight = ({ near, others }: WordMatches, taken: readonly (WordMatch | undefined)[]): number => {
  let sum = others;
  for (const word of near) if (!taken.includes(word)) sum += word.weight;
  return sum;
};
