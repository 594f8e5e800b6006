import type { FoodRetrieval } from "@morsel/application/foods/food-retrieval";
import type { KnownWord } from "@morsel/application/foods/indexing/misspelling";
import type { ReadQuery } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import { beginningKey } from "./food-words.ts";
import {
  candidateOf,
  completed,
  COMPLETIONS,
  ftsQuery,
  indexed,
  LAST_LETTER,
  tsQuery,
  type CandidateRow,
} from "./query-text.ts";
import type { Sql } from "../engine/sql.ts";

const complete = (sql: Sql, query: ReadQuery): Effect.Effect<ReadQuery> =>
  completed(
    query,
    (beginning) => sql`select word from food_word where word >= ${beginning} and word < ${beginning + LAST_LETTER}
      order by foods desc, word limit ${COMPLETIONS}`,
  );

/** FTS5 answers in the order of its rows, which is the order of places: it stops at the limit. */
const matchingInSqlite = (sql: Sql, query: ReadQuery, limit: number) =>
  sql<CandidateRow>`select i.food_id as id, i.plainness, i.names
    from food_words join food_index i on i.place = food_words.rowid
    where food_words match ${ftsQuery(query)}
    order by food_words.rowid limit ${limit}`;

/** So many foods among the plainer ones, and the next part is not read. */
const PLENTY = 40;
/**
 * Each food is looked up by its place ("lateral … offset 0"): left to itself the engine reads all foods to find some.
 * Part after part, each sorted. The first 32 thousand places are always read, to the limit; the large parts behind them one
 * after the other, until there is plenty.
 */
const matchingInPostgres = (sql: Sql, query: ReadQuery, limit: number) => {
  const words = tsQuery(query);
  const known = tsQuery(indexed(query));
  return sql<CandidateRow>`with near as materialized (
      (select place from food_words_0 where words @@ ${words}::tsquery order by place limit ${limit})
      union all (select place from food_words_1 where words @@ ${words}::tsquery order by place limit ${limit})
      union all (select place from food_words_2 where words @@ ${words}::tsquery order by place limit ${limit})
      limit ${limit}
    ), far as materialized (
      select place from food_words_3
      where (select count(*) from near) < ${PLENTY}
        and words @@ ${known}::tsquery and (words @@ ${words}::tsquery) is true
      order by place limit ${limit}
    ), further as materialized (
      select place from food_words_4
      where (select count(*) from near) + (select count(*) from far) < ${PLENTY}
        and words @@ ${known}::tsquery and (words @@ ${words}::tsquery) is true
      order by place limit ${limit}
    ), furthest as (
      select place from food_words_5
      where (select count(*) from near) + (select count(*) from far) + (select count(*) from further) < ${PLENTY}
        and words @@ ${known}::tsquery and (words @@ ${words}::tsquery) is true
      order by place limit ${limit}
    )
    select i.food_id as id, i.plainness, i.names
    from (
      select place from near union all select place from far
      union all select place from further union all select place from furthest
      limit ${limit}
    ) w cross join lateral (select * from food_index where place = w.place offset 0) i
    order by i.place`;
};

/** Retrieval on the connection that is given; the caller decides on which thread. */
export const makeSqlFoodRetrieval = (sql: Sql): FoodRetrieval => ({
  matching: (query, limit) =>
    Effect.map(
      sql.engine === "sqlite"
        ? Effect.flatMap(complete(sql, query), (full) => matchingInSqlite(sql, full, limit))
        : query.words.length === 1
          ? matchingInPostgres(sql, query, limit)
          : Effect.flatMap(complete(sql, query), (full) => matchingInPostgres(sql, full, limit)),
      (found) => found.map(candidateOf),
    ),
  among: (ids) =>
    ids.length === 0
      ? Effect.succeed([])
      : Effect.map(
          sql<CandidateRow>`select food_id as id, plainness, names from food_index where food_id in ${ids}
            order by place`,
          (found) => found.map(candidateOf),
        ),
  known: (words) =>
    words.length === 0
      ? Effect.succeed([])
      : sql<KnownWord>`select word, foods from food_word where word in ${words} order by word`,
  spelledLike: (keys) =>
    keys.length === 0
      ? Effect.succeed([])
      : sql<KnownWord>`select w.word, w.foods from food_word w
          where w.word in (select s.word from food_spelling s where s.spelling in ${keys}) order by w.word`,
  beginnings: (beginnings) =>
    beginnings.length === 0
      ? Effect.succeed([])
      : Effect.map(
          sql<{ readonly spelling: string }>`select distinct spelling from food_spelling
            where spelling in ${beginnings.map(beginningKey)}`,
          (found) => {
            const keys = new Set(found.map(({ spelling }) => spelling));
            return beginnings.filter((one) => keys.has(beginningKey(one)));
          },
        ),
  // No food that ships has a barcode.
});
