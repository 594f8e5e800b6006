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

/** How near a word is to each word that was asked for; undefined when to none, as most are. */
type Nearness = (word: string) => readonly number[] | undefined;

/** Foods share their words: each is looked at once for all of them. */
const nearnessTo = (query: ReadQuery): Nearness => {
  const known = new Map<string, readonly number[] | undefined>();
  return (word) => {
    if (known.has(word)) return known.get(word);
    const values = query.words.map((asked) => closest(asked, word));
    const near = values.some((value) => value > 0) ? values : undefined;
    known.set(word, near);
    return near;
  };
};

type Matched = { readonly value: number; readonly word: string | undefined };

const bestIn = (words: readonly string[], at: number, near: Nearness): Matched => {
  let value = 0;
  let which: string | undefined;
  for (const word of words) {
    const one = near(word)?.[at] ?? 0;
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
    after = core.findIndex((word, i) => i > after && (near(word)?.[at] ?? 0) > 0);
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

/** The best match of each asked word in any of the food's names. */
const anywhereIn = (names: readonly SearchName[], query: ReadQuery, near: Nearness): readonly Matched[] =>
  query.words.map((_, at) => {
    let best: Matched = { value: 0, word: undefined };
    for (const { core, rest } of names)
      for (const words of [core, rest]) {
        const one = bestIn(words, at, near);
        if (one.value > best.value) best = one;
      }
    return best;
  });

const scoreOf = (
  candidate: FoodCandidate,
  query: ReadQuery,
  near: Nearness,
  lexicon: Lexicon,
  used: number,
): number => {
  const anywhere = anywhereIn(candidate.names, query, near);
  let best = Number.NEGATIVE_INFINITY;
  for (const name of candidate.names) best = Math.max(best, scoreOfName(name, query, near, anywhere, lexicon));
  const history = used > 0 ? WEIGHT.history + Math.min(3, Math.log2(1 + used) / 2) : 0;
  return best + WEIGHT.plainness * candidate.plainness + history;
};

/**
 * F6, F8: the best of a food's names counts, then how plain the food is, then whether the member eats it. Best first; ties
 * in the order of ids, so that the same question has the same answer.
 */
export const rankFoods = (
  query: ReadQuery,
  candidates: readonly FoodCandidate[],
  lexicon: Lexicon,
  timesUsed: ReadonlyMap<FoodId, number> = new Map(),
): readonly RankedFood[] => {
  const near = nearnessTo(query);
  return candidates
    .map((candidate) => ({
      id: candidate.id,
      score: scoreOf(candidate, query, near, lexicon, timesUsed.get(candidate.id) ?? 0),
    }))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
};
