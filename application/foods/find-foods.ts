import {
  matchOf,
  collapseVariants,
  findLocalNames,
  mergeLocalNames,
  requiredWords,
  rankByHabit,
  rankFoods,
  readQuery,
  type FoodCandidate,
  type FoodId,
  type FoodMatch,
  type Lexicon,
  type LocalIndex,
  type LocalMatch,
  type RankedFood,
  type ReadQuery,
  type SearchName,
  withoutPrefixMatch,
} from "@morsel/domain/foods";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import { makeBoundedCache } from "../platform/bounded-cache.ts";
import type { FoodFinder, FoodSearchRequest, FoundFood, FoundFoods } from "./food-finder.ts";
import type { FoodRetrieval } from "./food-retrieval.ts";
import { parseAmountPrefix } from "./interpret.ts";

export type FindFoodsPorts = {
  readonly retrieval: FoodRetrieval;
  /** Asked for by every search; whoever gives it keeps it. */
  readonly lexicon: () => Lexicon;
  /** F37: the names of foods in a language, where it has any. */
  readonly localNames?: (locale: string) => LocalIndex | undefined;
};

/** Candidates that are ranked; the plainest come first, so what is meant is among them. */
const CANDIDATES = 120;
/** Candidates among them that have the last word itself and not only its beginning. */
const EXACT_CANDIDATES = 60;
/** A beginning this long has few words, which cannot crowd it out. */
const LONG_BEGINNING = 5;
/** One or two letters are hardly ever a word of their own. */
const NO_WORD = 2;
/** Enough foods with all words: beyond this, foods without an optional word are not looked for. */
const PLENTY = 40;
/** Fewer than this, and the query is read again more freely. */
const ENOUGH = 3;
/** Words of which one is left out, or which stand alone, at once. */
const MOST_WAYS = 4;
const AT_ONCE = { concurrency: "unbounded" } as const;

type Found = { readonly query: ReadQuery; readonly candidates: readonly FoodCandidate[] };

const without = (query: ReadQuery, index: number): ReadQuery => ({
  ...query,
  words: query.words.filter((_, i) => i !== index),
});

const union = (lists: readonly (readonly FoodCandidate[])[]): readonly FoodCandidate[] => [
  ...new Map(lists.flat().map((candidate) => [candidate.id, candidate])).values(),
];

/** Exactly as typed and as a beginning apart: a long list of beginnings must not crowd out the word itself. */
const retrieve = (retrieval: FoodRetrieval, query: ReadQuery): Effect.Effect<readonly FoodCandidate[]> =>
  Effect.gen(function* () {
    // A word that nothing stands for is no food's, whichever others there are.
    if (query.words.length === 0 || query.words.some(({ terms }) => terms.length === 0)) return [];
    const asTyped = withoutPrefixMatch(query);
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

/** Foods that match at least one of the queries. */
const retrieveAny = (retrieval: FoodRetrieval, ways: readonly ReadQuery[]): Effect.Effect<readonly FoodCandidate[]> =>
  Effect.map(
    Effect.all(
      ways.map((way) => retrieve(retrieval, way)),
      AT_ONCE,
    ),
    union,
  );

/** Foods that match one of the queries, and have a word of the whole one in their name. */
const calledSo = (
  retrieval: FoodRetrieval,
  query: ReadQuery,
  ways: readonly ReadQuery[],
): Effect.Effect<readonly FoodCandidate[]> =>
  Effect.map(retrieveAny(retrieval, ways), (found) => found.filter((candidate) => isCalled(candidate, query)));

/** As typed; then without what may be missing; then with misspelt words corrected; then without any one word. */
const find = (retrieval: FoodRetrieval, typed: ReadQuery, lexicon: Lexicon): Effect.Effect<Found> =>
  Effect.gen(function* () {
    const core = requiredWords(typed);
    const hasOptional = core.words.length < typed.words.length;
    const first = yield* retrieve(retrieval, typed);
    const second = hasOptional && first.length < PLENTY ? yield* retrieve(retrieval, core) : [];
    const known = union([first, second]);
    if (known.length >= ENOUGH) return { query: typed, candidates: known };
    const read = yield* parseAmountPrefix(retrieval, typed, lexicon, known.length === 0);
    const shorter = requiredWords(read);
    const ways = read === typed ? [] : shorter.words.length < read.words.length ? [read, shorter] : [read];
    const corrected = yield* retrieveAny(retrieval, ways);
    if (corrected.length > 0) return { query: read, candidates: union([known, corrected]) };
    if (known.length > 0 || read.words.length < 2) return { query: read, candidates: known };
    const asWords = withoutPrefixMatch(read);
    const whole = yield* withoutOne(retrieval, asWords);
    if (whole.length > 0) return { query: asWords, candidates: whole };
    const begun = yield* withoutOne(retrieval, read);
    if (begun.length > 0 || read.words.length < 3) return { query: read, candidates: begun };
    return { query: asWords, candidates: yield* withOneOf(retrieval, asWords) };
  });

/** Beside the search, so that it waits for nothing: foods are hardly ever loaded anew. */
const findAsLoaded = (retrieval: FoodRetrieval, typed: ReadQuery, lexicon: Lexicon): Effect.Effect<Found> =>
  Effect.flatMap(
    Effect.all([retrieval.forgetOutdated, find(retrieval, typed, lexicon)], AT_ONCE),
    ([wasOutdated, found]) => (wasOutdated ? findAsLoaded(retrieval, typed, lexicon) : Effect.succeed(found)),
  );

/** Foods with one of the words in their name: "coxinha de frango" if the other two are unknown. */
const withOneOf = (retrieval: FoodRetrieval, query: ReadQuery): Effect.Effect<readonly FoodCandidate[]> =>
  calledSo(
    retrieval,
    query,
    query.words
      .slice(0, MOST_WAYS)
      .filter(({ typed }) => typed.length > NO_WORD)
      .map((word) => ({ ...query, words: [word] })),
  );

/** Foods with all words but one, and one of them in their name. */
const withoutOne = (retrieval: FoodRetrieval, query: ReadQuery): Effect.Effect<readonly FoodCandidate[]> =>
  calledSo(
    retrieval,
    query,
    query.words.slice(0, MOST_WAYS).map((_, i) => without(query, i)),
  );

const OWN: ReadonlySet<SearchName["kind"]> = new Set(["readable", "common", "product", "brand", "alias"]);

/** After a word was left out, a remaining one must be part of a food's name, not only of its description: "Sunday roast" is no chestnut. */
const isCalled = ({ names }: FoodCandidate, query: ReadQuery): boolean =>
  requiredWords(query).words.some(({ terms }) =>
    terms.some(
      ({ word, isPrefix }) =>
        word.length > NO_WORD &&
        names.some(
          ({ kind, core }) => OWN.has(kind) && core.some((one) => one === word || (isPrefix && one.startsWith(word))),
        ),
    ),
  );

const isMatch = (candidate: FoodCandidate, query: ReadQuery): boolean => {
  const words = candidate.names.flatMap(({ core, rest }) => [...core, ...rest]);
  return requiredWords(query).words.every(({ terms }) =>
    terms.some((term) => words.some((word) => word === term.word || (term.isPrefix && word.startsWith(term.word)))),
  );
};

/** Result of a text for everybody, without the foods' names: those are read anew if a member's own foods join in. */
type Answered = {
  readonly query: ReadQuery;
  readonly ranked: readonly RankedFood[];
  readonly matches: ReadonlyMap<FoodId, FoodMatch>;
  /** As it is shown to somebody without habits. */
  readonly shown: readonly FoundFood[];
  readonly local: readonly LocalMatch[];
  readonly foundAt: number;
};

/** Many type the same few words, and each page of an answer asks it again. Every text holds some 120 ids, about 20 kB. */
const TEXTS_KEPT = 512;
/** Foods may be loaded anew by another process beside this one. */
const KEPT_MS = 60_000;

const matchesOf = (query: ReadQuery, candidates: readonly FoodCandidate[]): ReadonlyMap<FoodId, FoodMatch> =>
  new Map(candidates.map((candidate) => [candidate.id, matchOf(query, candidate)]));

/** F21, F22: of each thing one food, those that answer in full before the others. */
const shownOf = (
  ranked: readonly RankedFood[],
  lexicon: Lexicon,
  matchFor: (id: FoodId) => FoodMatch | undefined,
): readonly FoundFood[] => {
  const foods = collapseVariants(ranked, lexicon).map(({ id }): FoundFood => ({
    id,
    match: matchFor(id) ?? "partial",
  }));
  return [...foods.filter(({ match }) => match === "full"), ...foods.filter(({ match }) => match === "partial")];
};

const pageOf = (foods: readonly FoundFood[], start: number, limit: number): FoundFoods => ({
  found: foods.slice(start, start + limit),
  hasMore: start + limit < foods.length,
});

/** The engine retrieves, the domain ranks; a member's own foods are candidates even where an engine lists them late. */
export const makeFoodFinder = ({ retrieval, lexicon, localNames }: FindFoodsPorts): FoodFinder => {
  const answers = makeBoundedCache<Answered>(TEXTS_KEPT);

  const answerFor = (sought: FoodSearchRequest, words: Lexicon): Effect.Effect<Answered> =>
    Effect.gen(function* () {
      const { text, isWhole = false, locale = "" } = sought;
      const now = yield* Clock.currentTimeMillis;
      const key = `${locale}${isWhole ? "=" : "~"}${text}`;
      const before = answers.get(key);
      if (before !== undefined && now - before.foundAt < KEPT_MS) return before;
      const typed = isWhole ? withoutPrefixMatch(readQuery(text, words)) : readQuery(text, words);
      const { query, candidates } =
        typed.words.length === 0 ? { query: typed, candidates: [] } : yield* findAsLoaded(retrieval, typed, words);
      const ranked = rankFoods(query, candidates, words);
      const matches = matchesOf(query, candidates);
      const shown = shownOf(ranked, words, (id) => matches.get(id));
      const index = localNames?.(locale);
      const local = index === undefined ? [] : findLocalNames(index, { text, isWhole }, shown[0]?.match === "full");
      const answered: Answered = { query, ranked, matches, shown, local, foundAt: now };
      answers.set(key, answered);
      return answered;
    });

  return {
    find: Effect.fn("FoodFinder.find")(function* (sought: FoodSearchRequest) {
      const { start, limit, timesUsed } = sought;
      const words = lexicon();
      const { query, ranked, matches, shown, local } = yield* answerFor(sought, words);
      if (query.words.length === 0 && local.length === 0) return { found: [], hasMore: false };
      const others = [...timesUsed.keys()].filter((id) => !matches.has(id));
      const eaten = others.length === 0 ? [] : yield* retrieval.among(others);
      const joining = eaten.filter((candidate) => isMatch(candidate, query));
      const inOrder =
        joining.length === 0
          ? rankByHabit(ranked, timesUsed)
          : rankFoods(query, [...(yield* retrieval.among([...matches.keys()])), ...joining], words, timesUsed);
      const joined = matchesOf(query, joining);
      const foods = inOrder === ranked ? shown : shownOf(inOrder, words, (id) => matches.get(id) ?? joined.get(id));
      return pageOf(mergeLocalNames(local, foods, timesUsed), start, limit);
    }),
  };
};
