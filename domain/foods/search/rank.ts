import type { FoodId } from "../food.ts";
import type { Lexicon } from "./lexicon.ts";
import {
  bestMatchAt,
  unmatchedWeight,
  matchWords,
  makeWordMatcher,
  similarityAt,
  type WordMatch,
  type WordMatches,
} from "./word-match.ts";
import type { ReadQuery } from "./query.ts";
import type { SearchName } from "./search-name.ts";
import { stem } from "./words.ts";

/** A food that an engine found, with what ranking needs. */
export type FoodCandidate = {
  readonly id: FoodId;
  /** How plain and how well known the food is, 0–1: `plainness` when it was loaded. */
  readonly plainness: number;
  readonly names: readonly SearchName[];
};

export type RankedFood = { readonly id: FoodId; readonly score: number };

/** Weights found on the development queries; none knows a query or a food. */
const MATCH = 10;
/** A word of which only the beginning was typed: "egg" is an egg before it is an eggplant. */
const BEGUN = 0.8;
/** Prefix match while another food has the exact word: "mac" is a Big Mac before it is a mackerel. */
const BEGUN_THOUGH = 0.6;
/** A word found only in what is said further. */
const IN_REST = 0.86;
const IN_FURTHER = 0.6;
/** Nothing of the name's own words was asked for. */
const HEADLESS = 1.2;
const MISSING = 3.2;
const MISSING_OPTIONAL = 0.3;
/** Missing size word while another food's name has all typed words: a Big Mac is no mac and cheese. */
const MISSING_THOUGH = 2.5;
/** The last word says what the thing is: strawberry jam is a jam. */
const MISSING_HEAD = 1.2;
const EXTRA_CORE = 1.9;
const MOST_EXTRA_PRODUCT = 1.6;
const EXTRA_REST = 0.65;
const MOST_EXTRA_REST = 1.6;
const IN_ORDER = 0.4;
const PLAINNESS = 4.5;
const HISTORY = 12;

/** Extra cost of a match in another name while the food's own name has all typed words. */
const THOUGH_NAMED = {
  readable: 0,
  common: 0,
  product: 0,
  brand: 0,
  alias: 0,
  alternative: 1.5,
  inclusion: 2,
  further: 0,
} as const;

const KIND_COST = {
  readable: 0,
  common: 0.1,
  product: 0,
  brand: 0.3,
  alias: 0.5,
  alternative: 0.9,
  inclusion: 2,
  further: 3,
} as const;

const isOwn = ({ kind }: SearchName): boolean => kind === "readable" || kind === "common" || kind === "product";

/** True if a food's own names have the word as it was typed. */
const saysItself = (word: string, names: readonly SearchName[]): boolean =>
  names.some((name) => isOwn(name) && (name.core.includes(word) || name.rest.includes(word)));

/** A name that is what was typed, word for word. */
const isCalledWholly = (words: readonly string[], names: readonly SearchName[]): boolean =>
  names.some(
    (name) => isOwn(name) && name.core.length <= words.length && words.every((word) => name.core.includes(word)),
  );

type LookedName = {
  readonly kind: SearchName["kind"];
  readonly core: WordMatches;
  readonly rest: WordMatches;
  /** The first word of what it is called is near. */
  readonly beginsNear: boolean;
};

const isInOrder = ({ near }: WordMatches, query: ReadQuery): boolean => {
  let after = -1;
  return query.words.every((_, at) => {
    after = near.findIndex((word, i) => i > after && similarityAt(word, at) > 0);
    return after !== -1;
  });
};

type Asked = {
  readonly query: ReadQuery;
  readonly head: number;
  readonly isNamed: boolean;
  readonly missingOptional: number;
  /** Two words of a name for each that was asked for; written anew for each name. */
  readonly taken: (WordMatch | undefined)[];
};

const scoreOfName = (
  name: LookedName,
  { query, head, isNamed, missingOptional, taken }: Asked,
  anywhere: readonly number[],
): number => {
  let matched = 0;
  let asked = 0;
  let inCore = 0;
  let cost = KIND_COST[name.kind] + (isNamed ? THOUGH_NAMED[name.kind] : 0);
  for (let at = 0; at < query.words.length; at += 1) {
    const core = bestMatchAt(name.core, at);
    const rest = bestMatchAt(name.rest, at);
    taken[2 * at] = core;
    taken[2 * at + 1] = rest;
    const isOptional = query.words[at]?.isOptional === true;
    const elsewhere = core === undefined ? (anywhere[at] ?? 0) * IN_FURTHER : 0;
    const value = Math.max(similarityAt(core, at), similarityAt(rest, at) * IN_REST, elsewhere);
    if (core !== undefined) inCore += 1;
    if (value === 0) cost += isOptional ? missingOptional : MISSING;
    if (value === 0 && at === head) cost += MISSING_HEAD;
    if (isOptional) cost += (MATCH * (1 - Math.max(value, IN_REST))) / query.words.length;
    else {
      asked += 1;
      matched += value;
    }
  }
  if (inCore === 0) cost += HEADLESS;
  const core = unmatchedWeight(name.core, taken);
  // A product's name begins with what it is called, the rest describes it: "Twix caramel cookie bars" is a Twix.
  const isCalled = name.kind === "product" && name.beginsNear;
  cost += isCalled ? Math.min(MOST_EXTRA_PRODUCT, EXTRA_CORE * core) : EXTRA_CORE * core;
  cost += Math.min(MOST_EXTRA_REST, EXTRA_REST * unmatchedWeight(name.rest, taken));
  const order = query.words.length > 1 && isInOrder(name.core, query) ? IN_ORDER : 0;
  return (MATCH * matched) / Math.max(1, asked) - cost + order;
};

/** The best match of each asked word in any of the food's names. */
const anywhereIn = (names: readonly LookedName[], query: ReadQuery): readonly number[] =>
  query.words.map((_, at) => {
    let best = 0;
    for (const { core, rest } of names)
      best = Math.max(best, similarityAt(bestMatchAt(core, at), at), similarityAt(bestMatchAt(rest, at), at));
    return best;
  });

const byScore = (a: RankedFood, b: RankedFood): number => b.score - a.score || (a.id < b.id ? -1 : 1);

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
  const typed = query.words.map((word) => stem(word.typed));
  const last = typed.at(-1);
  const isWhole = last !== undefined && candidates.some(({ names }) => saysItself(last, names));
  const needed = typed.filter((_, at) => query.words[at]?.isOptional !== true);
  const isNamed = isWhole && candidates.some(({ names }) => needed.every((word) => saysItself(word, names)));
  const isWholly = typed.length > 1 && candidates.some(({ names }) => isCalledWholly(typed, names));
  const missingOptional = isWholly ? MISSING_THOUGH : MISSING_OPTIONAL;
  const look = makeWordMatcher(query, lexicon, isWhole ? BEGUN_THOUGH : BEGUN);
  const head = query.words.findLastIndex(({ isOptional }) => !isOptional);
  const asked: Asked = { query, head, isNamed, missingOptional, taken: [] };
  const scoreOf = ({ names, plainness }: FoodCandidate): number => {
    const looked = names.map(({ kind, core, rest }): LookedName => ({
      kind,
      core: matchWords(core, look),
      rest: matchWords(rest, look),
      beginsNear: core[0] !== undefined && look(core[0]).near !== undefined,
    }));
    const anywhere = anywhereIn(looked, query);
    let best = Number.NEGATIVE_INFINITY;
    for (const name of looked) best = Math.max(best, scoreOfName(name, asked, anywhere));
    return best + PLAINNESS * plainness;
  };
  const ranked = candidates.map((candidate) => ({ id: candidate.id, score: scoreOf(candidate) })).sort(byScore);
  return rankByHabit(ranked, timesUsed);
};

/** F8: what a member eats comes before what as many people call so; `ranked` is what everybody would be shown. */
export const rankByHabit = (
  ranked: readonly RankedFood[],
  timesUsed: ReadonlyMap<FoodId, number>,
): readonly RankedFood[] => {
  if (!ranked.some(({ id }) => (timesUsed.get(id) ?? 0) > 0)) return ranked;
  return ranked
    .map(({ id, score }) => {
      const used = timesUsed.get(id) ?? 0;
      return { id, score: used > 0 ? score + HISTORY + Math.min(3, Math.log2(1 + used) / 2) : score };
    })
    .sort(byScore);
};
