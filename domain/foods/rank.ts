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
  /** A word of which only the beginning was typed: "egg" is an egg before it is an eggplant. */
  begun: 0.8,
  /** A word found only in what is said further. */
  inRest: 0.86,
  inFurther: 0.6,
  /** Nothing of the name's own words was asked for. */
  headless: 1.2,
  missing: 3.2,
  missingOptional: 0.3,
  /** The last word says what the thing is: strawberry jam is a jam. */
  missingHead: 1.2,
  extraCore: 1.9,
  extraRest: 0.65,
  mostExtraRest: 1.6,
  inOrder: 0.15,
  plainness: 4.5,
  history: 12,
} as const;

const KIND_COST = { readable: 0, alias: 0.6, alternative: 0.9, inclusion: 2, further: 3 } as const;

const closeness = (term: QueryTerm, word: string): number => {
  if (term.word === word) return term.closeness;
  if (!term.isPrefix || !word.startsWith(term.word)) return 0;
  return term.closeness * (WEIGHT.begun + (1 - WEIGHT.begun) * (term.word.length / word.length));
};

const closest = (asked: QueryWord, word: string): number => {
  let best = 0;
  for (const term of asked.terms) {
    const value = closeness(term, word);
    if (value > best) best = value;
  }
  return best;
};

/** How near each word of a food is to each word that was asked for; most words are near to none and are not listed. */
type Nearness = ReadonlyMap<string, readonly number[]>;

const nearnessOf = (names: readonly SearchName[], query: ReadQuery): Nearness => {
  const near = new Map<string, readonly number[]>();
  const seen = new Set<string>();
  for (const { core, rest } of names)
    for (const words of [core, rest])
      for (const word of words) {
        if (seen.has(word)) continue;
        seen.add(word);
        const values = query.words.map((asked) => closest(asked, word));
        if (values.some((value) => value > 0)) near.set(word, values);
      }
  return near;
};

type Matched = { readonly value: number; readonly word: string | undefined };

const bestIn = (words: Iterable<string>, at: number, near: Nearness): Matched => {
  let value = 0;
  let which: string | undefined;
  for (const word of words) {
    const one = near.get(word)?.[at] ?? 0;
    if (one > value) [value, which] = [one, word];
  }
  return { value, word: which };
};

const extra = (words: readonly string[], taken: ReadonlySet<string>, lexicon: Lexicon): number => {
  let sum = 0;
  for (const word of words) if (!taken.has(word)) sum += lexicon.weights.get(word) ?? 1;
  return sum;
};

const isInOrder = (core: readonly string[], query: ReadQuery, near: Nearness): boolean => {
  let after = -1;
  return query.words.every((_, at) => {
    after = core.findIndex((word, i) => i > after && (near.get(word)?.[at] ?? 0) > 0);
    return after !== -1;
  });
};

const scoreOfName = (
  name: SearchName,
  query: ReadQuery,
  near: Nearness,
  anywhere: readonly Matched[],
  lexicon: Lexicon,
): number => {
  const taken = new Set<string>();
  let matched = 0;
  let asked = 0;
  let inCore = 0;
  let cost: number = KIND_COST[name.kind];
  const head = query.words.findLastIndex(({ isOptional }) => !isOptional);
  query.words.forEach(({ isOptional }, at) => {
    const core = bestIn(name.core, at, near);
    const rest = bestIn(name.rest, at, near);
    if (core.word !== undefined) taken.add(core.word);
    if (rest.word !== undefined) taken.add(rest.word);
    const elsewhere = core.value > 0 ? 0 : (anywhere[at]?.value ?? 0) * WEIGHT.inFurther;
    const value = Math.max(core.value, rest.value * WEIGHT.inRest, elsewhere);
    if (core.value > 0) inCore += 1;
    if (value === 0) cost += isOptional ? WEIGHT.missingOptional : WEIGHT.missing;
    if (value === 0 && at === head) cost += WEIGHT.missingHead;
    if (isOptional) cost += (WEIGHT.match * (1 - Math.max(value, WEIGHT.inRest))) / query.words.length;
    else {
      asked += 1;
      matched += value;
    }
  });
  if (inCore === 0) cost += WEIGHT.headless;
  cost += WEIGHT.extraCore * extra(name.core, taken, lexicon);
  cost += Math.min(WEIGHT.mostExtraRest, WEIGHT.extraRest * extra(name.rest, taken, lexicon));
  const order = query.words.length > 1 && isInOrder(name.core, query, near) ? WEIGHT.inOrder : 0;
  return (WEIGHT.match * matched) / Math.max(1, asked) - cost + order;
};

/** F6: the best of its names counts, then how plain the food is, then whether the member eats it. */
export const scoreOf = (candidate: FoodCandidate, query: ReadQuery, lexicon: Lexicon, used = 0): number => {
  const near = nearnessOf(candidate.names, query);
  const anywhere = query.words.map((_, at) => bestIn(near.keys(), at, near));
  let best = Number.NEGATIVE_INFINITY;
  for (const name of candidate.names) best = Math.max(best, scoreOfName(name, query, near, anywhere, lexicon));
  const history = used > 0 ? WEIGHT.history + Math.min(3, Math.log2(1 + used) / 2) : 0;
  return best + WEIGHT.plainness * candidate.plainness + history;
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
