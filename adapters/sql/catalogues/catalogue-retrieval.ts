import type { CatalogueSource, FoodId, IndexedWord, ReadQuery } from "@morsel/domain/foods";
import type { ImportedRetrieval } from "@morsel/application/catalogues/imported-foods";
import { coalesceRequests } from "@morsel/application/platform/coalesce-requests";
import * as Effect from "effect/Effect";
import {
  candidateOf,
  expandPrefixes,
  COMPLETIONS,
  ftsQuery,
  orWithoutPhrase,
  LAST_LETTER,
  type CandidateRow,
} from "../foods/query-text.ts";
import type { Sql } from "../engine/sql.ts";
import { makePrefixIndex } from "./prefix-index.ts";
import { matchingInPostgres } from "./matching-in-postgres.ts";
import { makeVersionedCache, fromCache, cacheEach, type CatalogueVersion } from "./versioned-cache.ts";
import { sqlOf, type SourceSql } from "./source-tables.ts";

const complete = (on: SourceSql, query: ReadQuery): Effect.Effect<ReadQuery> =>
  expandPrefixes(
    query,
    (beginning) => on`select word from imported_word where word >= ${beginning} and word < ${beginning + LAST_LETTER}
      order by foods desc, word limit ${COMPLETIONS}`,
  );

/** Limit of imported foods: the plainest come first, and a page shows half of them. */
const SOME = 40;

/** FTS5 answers in the order of places and stops at the limit; what is hidden is passed over. */
const matchingInSqlite = (on: SourceSql, given: ReadQuery, limit: number) =>
  Effect.flatMap(complete(on, given), (query) =>
    orWithoutPhrase(
      on<CandidateRow>`select i.food_id as id, i.plainness, i.names
          from imported_words join imported_food i on i.place = imported_words.rowid
          where imported_words match ${ftsQuery(query)}
            and i.batch in (select id from catalogue_import where is_shown = 1)
            and (i.replaced_by is null or i.replaced_by not in (select id from catalogue_import where is_shown = 1))
          order by imported_words.rowid limit ${Math.min(SOME, limit)}`,
      [],
    ),
  );

const shownAmong = (on: SourceSql, ids: readonly FoodId[]) =>
  on<CandidateRow>`select food_id as id, plainness, names from imported_food
    where food_id in ${ids} and names <> '' and batch in (select id from catalogue_import where is_shown = 1)
      and (replaced_by is null or replaced_by not in (select id from catalogue_import where is_shown = 1))
    order by place`;

/** Millions of foods have their words once: many misspell the same ones, and type the same beginnings. Each is some hundred bytes. */
const WORDS_KEPT = 8192;

const spelledLike = (on: SourceSql, keys: readonly string[]) =>
  on<IndexedWord>`select w.word, w.foods from imported_word w
    where w.foods > 0 and w.word in (select s.word from imported_spelling s where s.spelling in ${keys})
    order by w.word`;

/** W250, W391: retrieval over the foods of one source. */
export const makeSourceRetrieval = (
  sql: Sql,
  source: CatalogueSource,
  version: CatalogueVersion = () => undefined,
): ImportedRetrieval => {
  const on = sqlOf(sql, source);
  const begunWords = makePrefixIndex(on, source, version);
  const shared = coalesceRequests<readonly CandidateRow[]>();
  const matching = (query: ReadQuery, limit: number, enough?: number) =>
    sql.engine === "sqlite"
      ? matchingInSqlite(on, query, limit)
      : matchingInPostgres(on, begunWords, shared, query, limit, enough);
  const spellings = makeVersionedCache<readonly IndexedWord[]>(version, WORDS_KEPT);
  const known = cacheEach(
    makeVersionedCache<IndexedWord | undefined>(version, WORDS_KEPT),
    ({ word }) => word,
    (words) =>
      on<IndexedWord>`select word, foods from imported_word where word in ${words} and foods > 0 order by word`,
  );
  const beginnings = cacheEach(
    makeVersionedCache<string | undefined>(version, WORDS_KEPT),
    (beginning) => beginning,
    (asked) => Effect.map(begun(sql, on, asked), (found) => found.map(({ beginning }) => beginning)),
  );
  return {
    matching: (query, limit, enough) => Effect.map(matching(query, limit, enough), (found) => found.map(candidateOf)),
    among: (ids) =>
      ids.length === 0 ? Effect.succeed([]) : Effect.map(shownAmong(on, ids), (found) => found.map(candidateOf)),
    known,
    spelledLike: (keys) =>
      keys.length === 0 ? Effect.succeed([]) : fromCache(spellings, keys.join(" "), spelledLike(on, keys)),
    beginnings,
    forgetOutdated: Effect.succeed(false),
    withBarcode: (barcode) =>
      Effect.map(
        on<CandidateRow>`select food_id as id, plainness, names from imported_food
          where barcode = ${barcode} and batch in (select id from catalogue_import where is_shown = 1)
            and (replaced_by is null or replaced_by not in (select id from catalogue_import where is_shown = 1))
          order by place limit ${SAME_BARCODE}`,
        (found) => found.map(candidateOf),
      ),
  };
};

/** Products under one barcode: an old and a new recipe, seldom more. */
const SAME_BARCODE = 20;

type Begun = { readonly beginning: string };

/** Each is looked up in the list of words: a list of all beginnings of millions of words would be larger than the words. */
const begun = (sql: Sql, on: SourceSql, beginnings: readonly string[]): Effect.Effect<readonly Begun[]> => {
  const all = JSON.stringify(beginnings);
  return sql.engine === "sqlite"
    ? on<Begun>`select b.value as beginning from json_each(${all}) b
        where exists (select 1 from imported_word w where w.word >= b.value and w.word < b.value || ${LAST_LETTER})`
    : on<Begun>`select b.value as beginning from json_array_elements_text(${all}::json) b
        where exists (select 1 from imported_word w
          where w.word >= b.value collate "C" and w.word < (b.value || ${LAST_LETTER}) collate "C")`;
};
