import type { FoodId } from "./food.ts";
import type { Lexicon } from "./lexicon.ts";
import type { QueryTerm, QueryWord, ReadQuery } from "./query.ts";
import type { SearchName } from "./search-name.ts";

/** A food that an engine found, with what ranking needs. */
export type FoodCandidate = {
  readonly id: FoodId;
  /** How plain and how well known the food is, 0–1: `plainness` when it was loaded. */
  readonly plainness: number;
  readonly names: readonly SearchName[];
};

export type RankedFood = { readonly id: FoodId; readonly score: number };

/** Weights found on the development queries; none knows a query or a food. */
const WEIGHT = {
  match: 10,
  /** A word found only in what is said further. */
  inRest: 0.86,
  inFurther: 0.6,
  /** Nothing of the name's own words was asked for. */
  headless: 1.2,
  missing: 3.2,
  missingOptional: 0.3,
  extraCore: 1.9,
  extraRest: 0.65,
  mostExtraRest: 1.6,
  inOrder: 0.15,
  plainness: 4.5,
  history: 12,
} as const;

const KIND_COST = { readable: 0, alias: 0.25, alternative: 0.9, inclusion: 2.4, further: 3 } as const;

const closeness = (term: QueryTerm, word: string): number => {
  if (term.word === word) return term.closeness;
  if (!term.isPrefix || !word.startsWith(term.word)) return 0;
  return term.closeness * (0.9 + 0.1 * (term.word.length / word.length));
};

const matchOf = (asked: QueryWord, words: readonly string[], taken: Set<string>): number => {
  let best = 0;
  let which: string | undefined;
  for (const word of words)
    for (const term of asked.terms) {
      const value = closeness(term, word);
      if (value > best) [best, which] = [value, word];
    }
  if (which !== undefined) taken.add(which);
  return best;
};

const extra = (words: readonly string[], taken: ReadonlySet<string>, lexicon: Lexicon): number =>
  words.reduce((sum, word) => (taken.has(word) ? sum : sum + (lexicon.weights.get(word) ?? 1)), 0);

const isInOrder = (core: readonly string[], query: ReadQuery): boolean => {
  let at = -1;
  return query.words.every((asked) => {
    at = core.findIndex((word, i) => i > at && asked.terms.some((term) => closeness(term, word) > 0));
    return at !== -1;
  });
};

const scoreOfName = (name: SearchName, query: ReadQuery, further: readonly string[], lexicon: Lexicon): number => {
  const taken = new Set<string>();
  let matched = 0;
  let cost = KIND_COST[name.kind];
  let inCore = 0;
  for (const asked of query.words) {
    const core = matchOf(asked, name.core, taken);
    const value = Math.max(
      core,
      matchOf(asked, name.rest, taken) * WEIGHT.inRest,
      core > 0 ? 0 : matchOf(asked, further, taken) * WEIGHT.inFurther,
    );
    if (core > 0) inCore += 1;
    if (value === 0) cost += asked.isOptional ? WEIGHT.missingOptional : WEIGHT.missing;
    matched += value === 0 && asked.isOptional ? 1 : value;
  }
  if (inCore === 0) cost += WEIGHT.headless;
  cost += WEIGHT.extraCore * extra(name.core, taken, lexicon);
  cost += Math.min(WEIGHT.mostExtraRest, WEIGHT.extraRest * extra(name.rest, taken, lexicon));
  const order = query.words.length > 1 && isInOrder(name.core, query) ? WEIGHT.inOrder : 0;
  return (WEIGHT.match * matched) / query.words.length - cost + order;
};

/** F6: the best of its names counts, then how plain the food is, then whether the member eats it. */
export const scoreOf = (candidate: FoodCandidate, query: ReadQuery, lexicon: Lexicon, used = 0): number => {
  if (query.words.length === 0) return candidate.plainness;
  const every = [...new Set(candidate.names.flatMap(({ core, rest }) => [...core, ...rest]))];
  let best = Number.NEGATIVE_INFINITY;
  for (const name of candidate.names) best = Math.max(best, scoreOfName(name, query, every, lexicon));
  return (
    best +
    WEIGHT.plainness * candidate.plainness +
    (used > 0 ? WEIGHT.history + Math.min(3, Math.log2(1 + used) / 2) : 0)
  );
};

/** F6, F8: best first; ties in the order of ids, so that the same question has the same answer. */
export const rankFoods = (
  query: ReadQuery,
  candidates: readonly FoodCandidate[],
  lexicon: Lexicon,
  timesUsed: ReadonlyMap<FoodId, number> = new Map(),
): readonly RankedFood[] =>
  candidates
    .map((candidate) => ({ id: candidate.id, score: scoreOf(candidate, query, lexicon, timesUsed.get(candidate.id)) }))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
