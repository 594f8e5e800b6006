import type { CatalogueSource } from "@morsel/application/catalogues/catalogue";
import type { KnownWord } from "@morsel/application/foods/indexing/misspelling";
import type { QueryTerm, ReadQuery } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import { LAST_LETTER, tsQuery, type CandidateRow } from "../foods/query-text.ts";
import type { SourceSql } from "./source-tables.ts";

/** More words than this begin so, and they are not told one by one. */
const MOST_BEGUN = 400;
/** Of the words that begin so the commonest; the index compares each of them with each food that has the other words. */
const COMPLETIONS = 10;
/** Foods of one in so many: they are found by looking at some that have the other words. */
const OFTEN = 20;

/** The whole of a query, and what the index is asked for in the large tiers: the rest is looked at in the foods that it finds. */
type Asked = { readonly whole: ReadQuery; readonly known: ReadQuery };

type Begun = KnownWord & { readonly of_all: number | null };

const begunBy = (on: SourceSql, source: CatalogueSource, { word }: QueryTerm) =>
  on<Begun>`select word, foods,
      (select sum(kept) from catalogue_import where source = ${source} and is_shown = 1) as of_all
    from imported_word where word >= ${word} and word < ${word + LAST_LETTER} limit ${MOST_BEGUN}`;

/** The words instead of their beginning where they are few, and seldom enough that looking would find hardly one. */
const instead = (beginning: QueryTerm, begun: readonly Begun[]): readonly QueryTerm[] => {
  // A word that no food has finds nothing at once.
  if (begun.length === 0) return [{ ...beginning, isPrefix: false }];
  const foods = begun.reduce((sum, one) => sum + one.foods, 0);
  if (begun.length === MOST_BEGUN || foods * OFTEN > (begun[0]?.of_all ?? 0)) return [beginning];
  return begun
    .toSorted((a, b) => b.foods - a.foods || (a.word < b.word ? -1 : 1))
    .slice(0, COMPLETIONS)
    .map(({ word }) => ({ ...beginning, word, isPrefix: false }));
};

/** A single word needs none of it: of what begins so the small tiers have plenty, or the large ones have little. */
const asked = (on: SourceSql, source: CatalogueSource, query: ReadQuery): Effect.Effect<Asked> => {
  const last = query.words.at(-1);
  const isBegun = last?.terms.some(({ isPrefix }) => isPrefix) === true;
  if (last === undefined || !isBegun || query.words.length === 1) return Effect.succeed({ whole: query, known: query });
  const before = query.words.slice(0, -1);
  return Effect.map(
    Effect.forEach(last.terms, (term) =>
      term.isPrefix ? Effect.map(begunBy(on, source, term), (begun) => instead(term, begun)) : Effect.succeed([term]),
    ),
    (lists) => {
      const terms = [...new Map(lists.flat().map((term) => [`${term.word} ${term.isPrefix}`, term])).values()];
      const whole = { ...query, words: [...before, { ...last, terms }] };
      return { whole, known: terms.some(({ isPrefix }) => isPrefix) ? { ...query, words: before } : whole };
    },
  );
};

/** So many foods in the tiers before, and the next one is not read. */
const PLENTY = 40;
/** Of a large tier no more are taken: its foods are in no order, and a page has a third of them. */
const SOME = 60;
/** Of the foods that have the first words so many are looked at for the beginning of the last. */
const LOOKED_AT = 400;

/**
 * Tier after tier: the first three hold a hundredth of the foods together and are always read. Within a tier the order says
 * nothing (`tiersOf`), so that each is read no further than to the limit.
 */
const foodsWith = (on: SourceSql, query: Asked, limit: number) => {
  const words = tsQuery(query.whole);
  const known = tsQuery(query.known);
  const some = Math.min(SOME, limit);
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
      select place from (
        select place, words from imported_words_3
        where (select count(*) from near) < ${PLENTY}
          and words @@ ${known}::tsquery and batch in (select id from shown)
        limit ${LOOKED_AT}
      ) w where (w.words @@ ${words}::tsquery) is true limit ${some}
    ), far_4 as materialized (
      select place from (
        select place, words from imported_words_4
        where (select count(*) from near) + (select count(*) from far_3) < ${PLENTY}
          and words @@ ${known}::tsquery and batch in (select id from shown)
        limit ${LOOKED_AT}
      ) w where (w.words @@ ${words}::tsquery) is true limit ${some}
    ), far_5 as materialized (
      select place from (
        select place, words from imported_words_5
        where (select count(*) from near) + (select count(*) from far_3) + (select count(*) from far_4) < ${PLENTY}
          and words @@ ${known}::tsquery and batch in (select id from shown)
        limit ${LOOKED_AT}
      ) w where (w.words @@ ${words}::tsquery) is true limit ${some}
    ), far_6 as materialized (
      select place from (
        select place, words from imported_words_6
        where (select count(*) from near) + (select count(*) from far_3) + (select count(*) from far_4)
          + (select count(*) from far_5) < ${PLENTY}
          and words @@ ${known}::tsquery and batch in (select id from shown)
        limit ${LOOKED_AT}
      ) w where (w.words @@ ${words}::tsquery) is true limit ${some}
    ), far_7 as materialized (
      select place from (
        select place, words from imported_words_7
        where (select count(*) from near) + (select count(*) from far_3) + (select count(*) from far_4)
          + (select count(*) from far_5) + (select count(*) from far_6) < ${PLENTY}
          and words @@ ${known}::tsquery and batch in (select id from shown)
        limit ${LOOKED_AT}
      ) w where (w.words @@ ${words}::tsquery) is true limit ${some}
    ), far_8 as (
      select place from (
        select place, words from imported_words_8
        where (select count(*) from near) + (select count(*) from far_3) + (select count(*) from far_4)
          + (select count(*) from far_5) + (select count(*) from far_6) + (select count(*) from far_7) < ${PLENTY}
          and words @@ ${known}::tsquery and batch in (select id from shown)
        limit ${LOOKED_AT}
      ) w where (w.words @@ ${words}::tsquery) is true limit ${some}
    )
    select i.food_id as id, i.plainness, i.names
    from (
      select place from near union all select place from far_3 union all select place from far_4
      union all select place from far_5 union all select place from far_6
      union all select place from far_7 union all select place from far_8
      limit ${limit}
    ) w join imported_food i on i.place = w.place
    where i.replaced_by is null or i.replaced_by not in (select id from shown)
    order by i.place`;
};

export const matchingInPostgres = (on: SourceSql, source: CatalogueSource, query: ReadQuery, limit: number) =>
  Effect.flatMap(asked(on, source, query), (both) => foodsWith(on, both, limit));
