import { TIERS, type QueryTerm, type ReadQuery } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import { fragment, joined, nameOf, statementOf, type Fragment, type Slot, type Statement } from "../engine/fragment.ts";
import { tsQuery, type CandidateRow } from "../foods/query-text.ts";
import { isComplete, type PrefixIndex } from "./prefix-index.ts";
import type { SourceSql } from "./source-tables.ts";

/** The whole of a query, and what the index is asked for in the large tiers: the rest is looked at in the foods that it finds. */
type Asked = { readonly whole: ReadQuery; readonly known: ReadQuery };

/** The words instead of their beginning. A word that no food has finds nothing at once. */
const instead = (beginning: QueryTerm, words: readonly string[] | undefined): readonly QueryTerm[] => {
  if (words === undefined) return [beginning];
  if (words.length === 0) return [{ ...beginning, isPrefix: false }];
  return words.map((word) => ({ ...beginning, word, isPrefix: false }));
};

/**
 * True if no food has the last word: all words with this beginning are known, and it is none of them. Each text is searched with its last
 * word both whole and as a beginning, and half of what is typed is not a word yet.
 */
const isNoWord = (begunWords: PrefixIndex, query: ReadQuery): Effect.Effect<boolean> => {
  const terms = query.words.at(-1)?.terms ?? [];
  if (query.words.length === 1 || terms.some(({ isPrefix }) => isPrefix)) return Effect.succeed(false);
  return Effect.map(
    Effect.forEach(terms, ({ word }) =>
      Effect.map(begunWords(word), (words) => isComplete(words) && !words.includes(word)),
    ),
    (absent) => absent.every(Boolean),
  );
};

/** A single word needs none of it: of what begins so the small tiers have plenty, or the large ones have little. */
const asked = (begunWords: PrefixIndex, query: ReadQuery): Effect.Effect<Asked> => {
  const last = query.words.at(-1);
  const isBegun = last?.terms.some(({ isPrefix }) => isPrefix) === true;
  if (last === undefined || !isBegun || query.words.length === 1) return Effect.succeed({ whole: query, known: query });
  const before = query.words.slice(0, -1);
  return Effect.map(
    Effect.forEach(last.terms, (term) =>
      term.isPrefix ? Effect.map(begunWords(term.word), (words) => instead(term, words)) : Effect.succeed([term]),
    ),
    (lists) => {
      const terms = [...new Map(lists.flat().map((term) => [`${term.word} ${term.isPrefix}`, term])).values()];
      const whole = { ...query, words: [...before, { ...last, terms }] };
      return { whole, known: terms.some(({ isPrefix }) => isPrefix) ? { ...query, words: before } : whole };
    },
  );
};

/** Foods that fill a page: once the tiers before have found them, the next tier is not read, unless fewer are wanted. */
const PLENTY = 20;
/** No more are taken, as on the other engine: a page has half of them. */
const SOME = 40;
/** Foods with the first words that are checked for the beginning of the last word, in all large tiers together. */
const LOOKED_AT = 300;

/** The index compares the lists of so many words one by one, sooner than it weighs all of them for each food; the rest it weighs. */
const MOST_LISTS = 4;

const listsOf = ({ words }: ReadQuery): readonly string[] => {
  const rest = words.slice(MOST_LISTS - 1);
  return [...words.slice(0, MOST_LISTS - 1).map((word) => [word]), ...(rest.length === 0 ? [] : [rest])].map((some) =>
    tsQuery({ words: some }),
  );
};

type Value = "limit" | "enough" | "looks" | `whole${number}` | `known${number}`;

const slot = (name: Value): Slot<Value> => ({ slot: name });

const haveAll = (what: "whole" | "known", lists: number): Fragment<Value> =>
  joined(
    Array.from({ length: lists }, (_, nth) => fragment`words @@ ${slot(`${what}${nth}`)}::tsquery`),
    " and ",
  );

/** The first tiers hold a hundredth of the foods together and are always read. */
const NEAR = [0, 1, 2];
const FAR = Array.from({ length: TIERS - NEAR.length }, (_, i) => i + NEAR.length);

/** How many foods the tiers before have that fit. */
const fittingIn = (before: readonly number[]): Fragment<Value> =>
  joined<Value>(
    [
      fragment`(select count(*) from near)`,
      ...before.map((nth) => fragment`(select count(*) from ${nameOf("far_", nth)} where fits)`),
    ],
    " + ",
  );

/**
 * With this many known words few foods match in the small tiers, and checking those is faster than going through all words with the
 * beginning.
 */
const FEW = 2;

/**
 * Tier after tier: within one the order says nothing (`tiersOf`), so that each is read no further than to the limit. The large ones
 * are asked for what is known, where that is not the whole; undefined where it is.
 */
const foodsWith = (whole: number, known: number | undefined): Statement<Value> => {
  const isShown = fragment`batch in (select id from shown)`;
  const fits = known === undefined ? fragment`true` : fragment<Value>`(${haveAll("whole", whole)}) is true`;
  const fitting =
    known === undefined || known < FEW
      ? haveAll("whole", whole)
      : fragment<Value>`${haveAll("known", known)} and ${fits}`;
  const near = NEAR.map(
    (nth) => fragment<Value>`(select place from ${nameOf("imported_words_", nth)}
        where ${fitting} and ${isShown} limit ${slot("limit")})`,
  );
  const indexed = known === undefined ? haveAll("whole", whole) : haveAll("known", known);
  const far = FAR.map((nth, i) => {
    const before = FAR.slice(0, i);
    const looked = before.map((one) => fragment` - (select count(*) from ${nameOf("far_", one)})`);
    return fragment<Value>`${nameOf("far_", nth)} as materialized (
      select place, ${fits} as fits from ${nameOf("imported_words_", nth)}
      where ${fittingIn(before)} < ${slot("enough")} and ${indexed} and ${isShown}
      limit greatest(0, ${slot("looks")}::bigint${joined(looked, "")})
    )`;
  });
  const found = FAR.map((nth) => fragment`select place from ${nameOf("far_", nth)} where fits`);
  return statementOf(fragment<Value>`with shown as materialized (
      select id from catalogue_import where is_shown = 1
    ), near as materialized (
      ${joined(near, " union all ")} limit ${slot("limit")}
    ), ${joined(far, ", ")}
    select i.food_id as id, i.plainness, i.names
    from (
      select place from near union all ${joined(found, " union all ")} limit ${slot("limit")}
    ) w join imported_food i on i.place = w.place
    where i.replaced_by is null or i.replaced_by not in (select id from shown)
    order by i.place`);
};

const statements = new Map<string, Statement<Value>>();

const statementFor = (whole: number, known: number | undefined): Statement<Value> => {
  const key = `${whole} ${known}`;
  const made = statements.get(key) ?? foodsWith(whole, known);
  statements.set(key, made);
  return made;
};

const numbered = (what: "whole" | "known", lists: readonly string[]) =>
  lists.map((list, nth) => [`${what}${nth}`, list] as const);

/** A word and the beginning that it is are often asked for with the same words in the end, at the same time. */
type Shared = (key: string, ask: Effect.Effect<readonly CandidateRow[]>) => Effect.Effect<readonly CandidateRow[]>;

const foodsThatHave = (on: SourceSql, shared: Shared, { whole, known }: Asked, limit: number, enough: number) => {
  const wholeLists = listsOf(whole);
  const knownLists = known === whole ? undefined : listsOf(known);
  const { template, slots } = statementFor(wholeLists.length, knownLists?.length);
  const values: Readonly<Record<string, string | number>> = {
    ...Object.fromEntries([...numbered("whole", wholeLists), ...numbered("known", knownLists ?? [])]),
    limit,
    enough,
    looks: knownLists === undefined ? limit : LOOKED_AT,
  };
  return shared(
    JSON.stringify(values),
    Effect.suspend(() => on<CandidateRow>(template, ...slots.map((name) => values[name] ?? null))),
  );
};

export const matchingInPostgres = (
  on: SourceSql,
  begunWords: PrefixIndex,
  shared: Shared,
  query: ReadQuery,
  limit: number,
  enough = PLENTY,
) =>
  Effect.flatMap(isNoWord(begunWords, query), (isNone) =>
    isNone || query.words.length === 0
      ? Effect.succeed([])
      : Effect.flatMap(asked(begunWords, query), (both) =>
          foodsThatHave(on, shared, both, Math.min(SOME, limit), enough),
        ),
  );
