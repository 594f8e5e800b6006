import type { QueryTerm, ReadQuery } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import { tsQuery, type CandidateRow } from "../foods/query-text.ts";
import { areAll, type BegunWords } from "./begun-words.ts";
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
 * Whether no food has the last word: it is none of those that begin so, and they are all known. Each text is asked for with its last
 * word as a whole and as a beginning; half of what is typed is no word yet.
 */
const isNoWord = (begunWords: BegunWords, query: ReadQuery): Effect.Effect<boolean> => {
  const terms = query.words.at(-1)?.terms ?? [];
  if (query.words.length === 1 || terms.some(({ isPrefix }) => isPrefix)) return Effect.succeed(false);
  return Effect.map(
    Effect.forEach(terms, ({ word }) =>
      Effect.map(begunWords(word), (words) => areAll(words) && !words.includes(word)),
    ),
    (absent) => absent.every(Boolean),
  );
};

/** A single word needs none of it: of what begins so the small tiers have plenty, or the large ones have little. */
const asked = (begunWords: BegunWords, query: ReadQuery): Effect.Effect<Asked> => {
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

/** So many foods in the tiers before fill a page, and the next one is not read, unless fewer are wanted. */
const PLENTY = 20;
/** Of the large tiers no more are taken: their foods are in no order, and a page has half of them. */
const SOME = 40;
/** Of the foods that have the first words so many are looked at for the beginning of the last, in all large tiers together. */
const LOOKED_AT = 300;

/**
 * Tier after tier: the first three hold a hundredth of the foods together and are always read. Within a tier the order says
 * nothing (`tiersOf`), so that each is read no further than to the limit.
 */
const foodsWith = (on: SourceSql, query: Asked, limit: number, enough: number) => {
  const words = tsQuery(query.whole);
  const known = tsQuery(query.known);
  const looks = query.known === query.whole ? Math.min(SOME, limit) : LOOKED_AT;
  return on<CandidateRow>`with shown as materialized (
      select id from catalogue_import where is_shown = 1
    ), near as materialized (
      (select place from imported_words_0 where words @@ ${words}::tsquery and batch in (select id from shown)
        limit ${limit})
      union all (select place from imported_words_1 where words @@ ${words}::tsquery and batch in (select id from shown)
        limit ${limit})
      union all (select place from imported_words_2 where words @@ ${words}::tsquery and batch in (select id from shown)
        limit ${limit})
      limit ${limit}
    ), far_3 as materialized (
      select place, (words @@ ${words}::tsquery) is true as fits from imported_words_3
      where (select count(*) from near) < ${enough}
        and words @@ ${known}::tsquery and batch in (select id from shown)
      limit ${looks}
    ), far_4 as materialized (
      select place, (words @@ ${words}::tsquery) is true as fits from imported_words_4
      where (select count(*) from near)
          + (select count(*) from far_3 where fits) < ${enough}
        and words @@ ${known}::tsquery and batch in (select id from shown)
      limit greatest(0, ${looks} - (select count(*) from far_3))
    ), far_5 as materialized (
      select place, (words @@ ${words}::tsquery) is true as fits from imported_words_5
      where (select count(*) from near)
          + (select count(*) from far_3 where fits)
          + (select count(*) from far_4 where fits) < ${enough}
        and words @@ ${known}::tsquery and batch in (select id from shown)
      limit greatest(0, ${looks} - (select count(*) from far_3) - (select count(*) from far_4))
    ), far_6 as materialized (
      select place, (words @@ ${words}::tsquery) is true as fits from imported_words_6
      where (select count(*) from near)
          + (select count(*) from far_3 where fits)
          + (select count(*) from far_4 where fits)
          + (select count(*) from far_5 where fits) < ${enough}
        and words @@ ${known}::tsquery and batch in (select id from shown)
      limit greatest(0, ${looks} - (select count(*) from far_3) - (select count(*) from far_4) - (select count(*) from far_5))
    ), far_7 as materialized (
      select place, (words @@ ${words}::tsquery) is true as fits from imported_words_7
      where (select count(*) from near)
          + (select count(*) from far_3 where fits)
          + (select count(*) from far_4 where fits)
          + (select count(*) from far_5 where fits)
          + (select count(*) from far_6 where fits) < ${enough}
        and words @@ ${known}::tsquery and batch in (select id from shown)
      limit greatest(0, ${looks} - (select count(*) from far_3) - (select count(*) from far_4) - (select count(*) from far_5) - (select count(*) from far_6))
    ), far_8 as materialized (
      select place, (words @@ ${words}::tsquery) is true as fits from imported_words_8
      where (select count(*) from near)
          + (select count(*) from far_3 where fits)
          + (select count(*) from far_4 where fits)
          + (select count(*) from far_5 where fits)
          + (select count(*) from far_6 where fits)
          + (select count(*) from far_7 where fits) < ${enough}
        and words @@ ${known}::tsquery and batch in (select id from shown)
      limit greatest(0, ${looks} - (select count(*) from far_3) - (select count(*) from far_4) - (select count(*) from far_5) - (select count(*) from far_6) - (select count(*) from far_7))
    )
    select i.food_id as id, i.plainness, i.names
    from (
      select place from near
      union all select place from far_3 where fits
      union all select place from far_4 where fits
      union all select place from far_5 where fits
      union all select place from far_6 where fits
      union all select place from far_7 where fits
      union all select place from far_8 where fits
      limit ${limit}
    ) w join imported_food i on i.place = w.place
    where i.replaced_by is null or i.replaced_by not in (select id from shown)
    order by i.place`;
};

export const matchingInPostgres = (
  on: SourceSql,
  begunWords: BegunWords,
  query: ReadQuery,
  limit: number,
  enough = PLENTY,
) =>
  Effect.flatMap(isNoWord(begunWords, query), (isNone) =>
    isNone
      ? Effect.succeed([])
      : Effect.flatMap(asked(begunWords, query), (both) => foodsWith(on, both, limit, enough)),
  );
