import {
  needed,
  rankFoods,
  readQuery,
  type FoodCandidate,
  type FoodId,
  type Lexicon,
  type ReadQuery,
} from "@morsel/domain/foods";
import type { FoodUsage } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { FoodCatalogue } from "../ports/food-catalogue.ts";
import type { FoodRetrieval } from "../ports/food-retrieval.ts";
import type { FoodPage, FoodQuery, FoodSearch } from "../ports/food-search.ts";
import type { FoodUsageStore } from "../ports/food-usage.ts";
import { interpret } from "./interpret.ts";
import { cursorAfter, placeOf } from "./search-cursor.ts";

export type SearchFoodsPorts = {
  readonly retrieval: FoodRetrieval;
  readonly foods: FoodCatalogue;
  readonly usage: FoodUsageStore;
  /** Asked for by every search; whoever gives it keeps it. */
  readonly lexicon: () => Lexicon;
};

/** Candidates that are ranked; the plainest come first, so what is meant is among them. */
const CANDIDATES = 120;
/** Of them, those that have the last word itself and not only its beginning. */
const EXACT_CANDIDATES = 60;
/** A beginning this long has few words, which cannot crowd it out. */
const LONG_BEGINNING = 5;
/** One or two letters are hardly ever a word of their own. */
const NO_WORD = 2;
/** So many that have all words, and foods that lack one that may be missing are not looked for. */
const PLENTY = 40;
/** Fewer than this, and the query is read again more freely. */
const ENOUGH = 3;
/** Foods of a member's history that are looked at. */
const HISTORY = 300;
const LONGEST_TEXT = 200;
const AT_ONCE = { concurrency: "unbounded" } as const;
const LARGEST_PAGE = 100;

type Found = { readonly query: ReadQuery; readonly candidates: readonly FoodCandidate[] };

const without = (query: ReadQuery, index: number): ReadQuery => ({ words: query.words.filter((_, i) => i !== index) });

const union = (lists: readonly (readonly FoodCandidate[])[]): readonly FoodCandidate[] => [
  ...new Map(lists.flat().map((candidate) => [candidate.id, candidate])).values(),
];

/** Exactly as typed and as a beginning apart: a long list of beginnings must not crowd out the word itself. */
const exactly = (query: ReadQuery): ReadQuery => ({
  words: query.words.map((word) => ({ ...word, terms: word.terms.filter(({ isPrefix }) => !isPrefix) })),
});

const retrieve = (retrieval: FoodRetrieval, query: ReadQuery): Effect.Effect<readonly FoodCandidate[]> =>
  Effect.gen(function* () {
    if (query.words.length === 0) return [];
    const asTyped = exactly(query);
    const isSame = asTyped.words.every(({ terms }, i) => terms.length === query.words[i]?.terms.length);
    const length = query.words.at(-1)?.typed.length ?? 0;
    const isClear = length <= NO_WORD || length >= LONG_BEGINNING;
    if (isSame || isClear || asTyped.words.some(({ terms }) => terms.length === 0))
      return yield* retrieval.matching(query, CANDIDATES);
    return union(
      yield* Effect.all(
        [retrieval.matching(query, CANDIDATES), retrieval.matching(asTyped, EXACT_CANDIDATES)],
        AT_ONCE,
      ),
    );
  });

/** As typed; then without what may be missing; then with misspelt words corrected; then without any one word. */
const find = (retrieval: FoodRetrieval, typed: ReadQuery): Effect.Effect<Found> =>
  Effect.gen(function* () {
    const core = needed(typed);
    const hasOptional = core.words.length < typed.words.length;
    const first = yield* retrieve(retrieval, typed);
    const second = hasOptional && first.length < PLENTY ? yield* retrieve(retrieval, core) : [];
    const known = union([first, second]);
    if (known.length >= ENOUGH) return { query: typed, candidates: known };
    const read = yield* interpret(retrieval, typed);
    const shorter = needed(read);
    const ways = read === typed ? [] : shorter.words.length < read.words.length ? [read, shorter] : [read];
    const corrected = union(
      yield* Effect.all(
        ways.map((way) => retrieve(retrieval, way)),
        AT_ONCE,
      ),
    );
    if (corrected.length > 0) return { query: read, candidates: union([known, corrected]) };
    if (known.length > 0 || read.words.length < 2) return { query: read, candidates: known };
    const lists: (readonly FoodCandidate[])[] = [];
    for (let i = 0; i < Math.min(4, read.words.length); i += 1)
      lists.push(yield* retrieve(retrieval, without(read, i)));
    return { query: read, candidates: union(lists) };
  });

const isMatch = (candidate: FoodCandidate, query: ReadQuery): boolean => {
  const words = candidate.names.flatMap(({ core, rest }) => [...core, ...rest]);
  return needed(query).words.every(({ terms }) =>
    terms.some((term) => words.some((word) => word === term.word || (term.isPrefix && word.startsWith(term.word)))),
  );
};

type History = { readonly usages: readonly FoodUsage[]; readonly times: ReadonlyMap<FoodId, number> };

const NO_HISTORY: History = { usages: [], times: new Map() };

const historyOf = (usages: readonly FoodUsage[]): History => {
  const times = new Map<FoodId, number>();
  for (const usage of usages) times.set(usage.foodId, (times.get(usage.foodId) ?? 0) + usage.times);
  return { usages, times };
};

/** The latest use of each of the foods. */
const latestOf = (usages: readonly FoodUsage[], foods: ReadonlySet<FoodId>): readonly FoodUsage[] => {
  const latest = new Map<FoodId, FoodUsage>();
  for (const usage of usages) {
    if (!foods.has(usage.foodId)) continue;
    const before = latest.get(usage.foodId);
    if (before === undefined || before.lastLoggedAt < usage.lastLoggedAt) latest.set(usage.foodId, usage);
  }
  return [...latest.values()];
};

/** The engine retrieves, the domain ranks; a member's own foods are candidates even where an engine lists them late. */
export const makeFoodSearch = ({ retrieval, foods, usage, lexicon }: SearchFoodsPorts): FoodSearch => {
  const historyFor = (member: MemberId | undefined): Effect.Effect<History> =>
    member === undefined ? Effect.succeed(NO_HISTORY) : Effect.map(usage.recent(member, HISTORY), historyOf);
  return {
    search: Effect.fn("FoodSearch.search")(function* (asked: FoodQuery) {
      const start = yield* placeOf(asked.cursor);
      const words = lexicon();
      const typed = readQuery(asked.text.slice(0, LONGEST_TEXT), words);
      const limit = Math.max(1, Math.min(LARGEST_PAGE, Math.floor(asked.limit)));
      if (typed.words.length === 0) return { items: [] };
      const history = yield* historyFor(asked.member);
      const { query, candidates } = yield* find(retrieval, typed);
      const own = history.times.size === 0 ? [] : yield* retrieval.among([...history.times.keys()]);
      const all = union([candidates, own.filter((candidate) => isMatch(candidate, query))]);
      const ranked = rankFoods(query, all, words, history.times);
      const shown = ranked.slice(start, start + limit).map(({ id }) => id);
      const items = yield* foods.byIds(shown);
      const next = start + limit < ranked.length ? { next: cursorAfter(start + limit) } : {};
      const page: FoodPage = { items, ...next };
      return asked.member === undefined ? page : { ...page, usages: latestOf(history.usages, new Set(shown)) };
    }),
  };
};
