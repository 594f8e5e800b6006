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
export type Looked = { readonly near: readonly number[] | undefined; readonly weight: number };

/** Foods share their words: each is looked at once for all of them. */
export const lookingFor = (query: ReadQuery, lexicon: Lexicon, begun: number): ((word: string) => Looked) => {
  const known = new Map<string, Looked>();
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
export type LookedWords = { readonly near: readonly Looked[]; readonly others: number };

const NONE: readonly Looked[] = [];

/** An array that grows takes room for seventeen: most names have one near word or none, and a search looks at some thousand names. */
export const lookedAt = (words: readonly string[], look: (word: string) => Looked): LookedWords => {
  let near: Looked[] | undefined;
  let others = 0;
  for (const word of words) {
    const looked = look(word);
    if (looked.near === undefined) others += looked.weight;
    else if (near === undefined) near = [looked];
    else near.push(looked);
  }
  return { near: near ?? NONE, others };
};

export const nearnessOf = (word: Looked | undefined, at: number): number => word?.near?.[at] ?? 0;

/** The word nearest to one that was asked for, the first of several. */
export const bestIn = ({ near }: LookedWords, at: number): Looked | undefined => {
  let best: Looked | undefined;
  for (const word of near) if (nearnessOf(word, at) > nearnessOf(best, at)) best = word;
  return best;
};

export const extra = ({ near, others }: LookedWords, taken: readonly (Looked | undefined)[]): number => {
  let sum = others;
  for (const word of near) if (!taken.includes(word)) sum += word.weight;
  return sum;
};
