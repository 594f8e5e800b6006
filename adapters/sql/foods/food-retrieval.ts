import { unpackNames } from "@morsel/application/foods/indexing/packed-names";
import type { FoodRetrieval } from "@morsel/application/foods/food-retrieval";
import { makeBoundedCache } from "@morsel/application/platform/bounded-cache";
import { type FoodCandidate, type FoodId, type KnownWord, type QueryTerm, type ReadQuery } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import { beginningKey } from "./food-words.ts";
import type { Sql } from "../engine/sql.ts";

type CandidateRow = { readonly id: string; readonly plainness: number; readonly names: string };

/**
 * Each further letter finds many of the same foods: what was taken apart for the searches before is not taken apart anew, as long
 * as the row says the same. The plainest foods are found most, and these are about all of them.
 */
const CANDIDATES_KEPT = 8000;
const recent = makeBoundedCache<{ readonly packed: string; readonly candidate: FoodCandidate }>(CANDIDATES_KEPT);

const candidateOf = ({ id, plainness, names }: CandidateRow): FoodCandidate => {
  const known = recent.get(id);
  if (known?.packed === names && known.candidate.plainness === plainness) return known.candidate;
  const candidate = { id: id as FoodId, plainness, names: unpackNames(names) };
  recent.set(id, { packed: names, candidate });
  return candidate;
};

/** A word that is asked for as a beginning too is one of those that begin so. */
const distinct = (terms: readonly QueryTerm[]): readonly QueryTerm[] => {
  const begun = new Set(terms.flatMap(({ word, isPrefix }) => (isPrefix ? [word] : [])));
  return terms.filter(({ word, isPrefix }) => isPrefix || !begun.has(word));
};

/** Words are letters and digits only, so quoting is enough. */
const written = (
  query: ReadQuery,
  or: string,
  and: string,
  term: (word: string, isPrefix: boolean) => string,
): string =>
  query.words
    .map(
      ({ terms }) =>
        `(${distinct(terms)
          .map(({ word, isPrefix }) => term(word.replaceAll(/[^\p{L}\p{N}]/gu, ""), isPrefix))
          .join(or)})`,
    )
    .join(and);

/** Shorter beginnings have so many words that the engine's own lists are quicker. */
const SHORTEST_COMPLETED = 4;
const COMPLETIONS = 24;
const LAST = "\u{10FFFF}";

/**
 * Long beginnings are replaced by the commonest words that begin so: an engine merges the places of all words of a
 * beginning before it answers the first, but walks along the lists of known words and stops at the limit.
 */
const completed = (sql: Sql, query: ReadQuery): Effect.Effect<ReadQuery> => {
  const last = query.words.at(-1);
  const beginnings = last?.terms.filter(({ word, isPrefix }) => isPrefix && word.length >= SHORTEST_COMPLETED) ?? [];
  if (last === undefined || beginnings.length === 0) return Effect.succeed(query);
  return Effect.map(
    Effect.forEach(beginnings, ({ word, closeness }) =>
      Effect.map(
        sql<{ readonly word: string }>`select word from food_word where word >= ${word} and word < ${word + LAST}
          order by foods desc, word limit ${COMPLETIONS}`,
        (rows) => rows.map((row) => ({ word: row.word, isPrefix: false, closeness })),
      ),
    ),
    (lists) => {
      const others = last.terms.filter((term) => !beginnings.includes(term));
      const terms = [
        ...new Map([...others, ...lists.flat()].map((term) => [term.word + String(term.isPrefix), term])).values(),
      ];
      return { words: [...query.words.slice(0, -1), { ...last, terms }] };
    },
  );
};

/** FTS5 answers in the order of its rows, which is the order of places: it stops at the limit. */
const matchingInSqlite = (sql: Sql, query: ReadQuery, limit: number) =>
  sql<CandidateRow>`select i.food_id as id, i.plainness, i.names
    from food_words join food_index i on i.place = food_words.rowid
    where food_words match ${written(query, " OR ", " AND ", (word, isPrefix) => `"${word}"${isPrefix ? "*" : ""}`)}
    order by food_words.rowid limit ${limit}`;

const tsquery = (query: ReadQuery): string =>
  written(query, " | ", " & ", (word, isPrefix) => `'${word}'${isPrefix ? ":*" : ""}`);

/** So many foods among the plainer ones, and the next part is not read. */
const PLENTY = 40;
/** The words that begin with one or two letters are so many that collecting their places takes longer than looking at the foods. */
const LONGEST_LOOKED_AT = 2;

/** What the index is asked for in the large parts; the rest is looked at in the foods that it finds. */
const indexed = (query: ReadQuery): ReadQuery => {
  const last = query.words.at(-1);
  const isShort = last?.terms.some(({ word, isPrefix }) => isPrefix && word.length <= LONGEST_LOOKED_AT) === true;
  return isShort && query.words.length > 1 ? { words: query.words.slice(0, -1) } : query;
};

/**
 * Part after part, each sorted. The first 32 thousand places are always read, to the limit; the large parts behind them one
 * after the other, until there is plenty.
 */
const matchingInPostgres = (sql: Sql, query: ReadQuery, limit: number) => {
  const words = tsquery(query);
  const known = tsquery(indexed(query));
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
    ) w join food_index i on i.place = w.place
    order by i.place`;
};

/** Retrieval on the connection that is given; the caller decides on which thread. */
export const makeSqlFoodRetrieval = (sql: Sql): FoodRetrieval => ({
  matching: (query, limit) =>
    Effect.map(
      sql.engine === "sqlite"
        ? Effect.flatMap(completed(sql, query), (full) => matchingInSqlite(sql, full, limit))
        : query.words.length === 1
          ? matchingInPostgres(sql, query, limit)
          : Effect.flatMap(completed(sql, query), (full) => matchingInPostgres(sql, full, limit)),
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
});
