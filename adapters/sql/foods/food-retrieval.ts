import type { FoodRetrieval } from "@morsel/application/foods/food-retrieval";
import { unpackNames, type FoodCandidate, type FoodId, type ReadQuery } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import { makeCatalogueMemory, PLAINEST_END, type RememberedCatalogue } from "./remembered-catalogue.ts";
import {
  expandPrefixes,
  COMPLETIONS,
  ftsQuery,
  indexed,
  orWithoutPhrase,
  tsQuery,
  type CandidateRow,
} from "./query-text.ts";
import type { Sql } from "../engine/sql.ts";
import type { WordList } from "./word-list.ts";

/** Places of foods, and the version of the catalogue in which they are theirs. */
type Matched = { readonly version: string | null; readonly places: readonly number[] };

/** FTS5 answers in the order of its rows, which is the order of places: it stops at the limit. */
const matchingInSqlite = (sql: Sql, query: ReadQuery, limit: number): Effect.Effect<Matched> =>
  Effect.map(
    sql<{ readonly version: string | null; readonly place: number | null }>`select w.place, l.version
      from (select max(version) as version from food_load where catalogue = 'shipped') l left join (
        select rowid as place from food_words where food_words match ${ftsQuery(query)} order by rowid limit ${limit}
      ) w order by w.place`,
    (rows) => ({
      version: rows[0]?.version ?? null,
      places: rows.flatMap(({ place }) => place ?? []),
    }),
  );

/** Enough foods among the plainer ones: beyond this the next part is not read. */
const PLENTY = 40;

type FartherRow = { readonly version: string | null; readonly places: string | null };

/** Part after part of those behind the plainest, each sorted, until there is plenty; `before` are found already. */
const farther = (sql: Sql, query: ReadQuery, limit: number, before: number): Effect.Effect<Matched> => {
  const words = tsQuery(query);
  const known = tsQuery(indexed(query));
  return Effect.map(
    sql<FartherRow>`with far as materialized (
        select place from food_words_3
        where words @@ ${known}::tsquery and (words @@ ${words}::tsquery) is true
        order by place limit ${limit}
      ), further as materialized (
        select place from food_words_4
        where ${before}::bigint + (select count(*) from far) < ${PLENTY}
          and words @@ ${known}::tsquery and (words @@ ${words}::tsquery) is true
        order by place limit ${limit}
      ), furthest as (
        select place from food_words_5
        where ${before}::bigint + (select count(*) from far) + (select count(*) from further) < ${PLENTY}
          and words @@ ${known}::tsquery and (words @@ ${words}::tsquery) is true
        order by place limit ${limit}
      )
      select (select version from food_load where catalogue = 'shipped') as version,
        (select string_agg(place::text, ' ' order by place) from (
          select place from far union all select place from further union all select place from furthest
          limit ${limit}
        ) w) as places`,
    ([row]) => ({
      version: row?.version ?? null,
      places: (row?.places ?? "").split(" ").filter(Boolean).map(Number),
    }),
  );
};

/** The plainest from memory: whether the database still has them, the search asks beside it. It is asked for those behind them. */
const matchingInPostgres = (
  sql: Sql,
  { version, size, plainest, words }: RememberedCatalogue,
  query: ReadQuery,
  limit: number,
): Effect.Effect<Matched> =>
  Effect.gen(function* () {
    const near = plainest.matching(query, limit);
    if (size < PLAINEST_END || near.length >= Math.min(PLENTY, limit)) return { version, places: near };
    // It goes through the words of a single beginning itself, as quickly as through a list of them.
    const full = query.words.length > 1 ? yield* completedBy(words, query) : query;
    const far = yield* farther(sql, full, limit - near.length, near.length);
    return far.version === version ? { version, places: [...near, ...far.places] } : far;
  });

const completedBy = (words: WordList, query: ReadQuery): Effect.Effect<ReadQuery> =>
  expandPrefixes(query, (beginning) => Effect.succeed(words.commonest(beginning, COMPLETIONS)));

type PlacedRow = CandidateRow & { readonly place: number; readonly version: string | null };

/** Each food is looked up by its place ("lateral … offset 0"): left to itself the engine reads all foods to find some. */
const foodsAt = (sql: Sql, places: readonly number[]) => {
  const all = JSON.stringify(places);
  return sql.engine === "sqlite"
    ? sql<PlacedRow>`select place, food_id as id, plainness, names,
          (select version from food_load where catalogue = 'shipped') as version
        from food_index where place in (select value from json_each(${all}))`
    : sql<PlacedRow>`select i.place, i.food_id as id, i.plainness, i.names,
          (select version from food_load where catalogue = 'shipped') as version
        from (select value::bigint as place from json_array_elements_text(${all}::json)) w
        cross join lateral (select * from food_index where place = w.place offset 0) i`;
};

const foodsOf = (sql: Sql, ids: readonly FoodId[]) =>
  sql<PlacedRow>`select place, food_id as id, plainness, names,
      (select version from food_load where catalogue = 'shipped') as version
    from food_index where food_id in ${ids}`;

/** False where the rows are of another version of the catalogue. */
const remember = ({ version, candidates, placeOf }: RememberedCatalogue, rows: readonly PlacedRow[]): boolean => {
  if (rows.some((row) => row.version !== version)) return false;
  for (const { place, id, plainness, names } of rows) {
    candidates.set(place, { id: id as FoodId, plainness, names: unpackNames(names) });
    placeOf.set(id, place);
  }
  return true;
};

const atPlaces = ({ candidates }: RememberedCatalogue, places: readonly number[]): readonly FoodCandidate[] =>
  places.flatMap((place) => candidates.get(place) ?? []);

/** Retrieval on the connection that is given; the caller decides on which thread. */
export const makeSqlFoodRetrieval = (sql: Sql): FoodRetrieval => {
  const memory = makeCatalogueMemory(sql);
  const matchingIn = (catalogue: RememberedCatalogue, query: ReadQuery, limit: number): Effect.Effect<Matched> =>
    sql.engine === "sqlite"
      ? Effect.flatMap(completedBy(catalogue.words, query), (full) =>
          orWithoutPhrase(matchingInSqlite(sql, full, limit), { version: catalogue.version, places: [] }),
        )
      : matchingInPostgres(sql, catalogue, query, limit);

  /** Asks again where another process loaded other foods meanwhile: places and words are theirs then. */
  const within = <A>(ask: (catalogue: RememberedCatalogue) => Effect.Effect<A | undefined>): Effect.Effect<A> =>
    Effect.gen(function* () {
      const catalogue = yield* memory.current;
      const answer = yield* ask(catalogue);
      if (answer !== undefined) return answer;
      memory.forget(catalogue);
      return yield* within(ask);
    });

  return {
    matching: (query, limit) =>
      within((catalogue) =>
        Effect.gen(function* () {
          const { version, places } = yield* matchingIn(catalogue, query, limit);
          if (version !== catalogue.version) return undefined;
          const missing = places.filter((place) => !catalogue.candidates.has(place));
          const isSame = missing.length === 0 || remember(catalogue, yield* foodsAt(sql, missing));
          return isSame ? atPlaces(catalogue, places) : undefined;
        }),
      ),
    among: (ids) =>
      within((catalogue) =>
        Effect.gen(function* () {
          const { placeOf } = catalogue;
          const missing = ids.filter((id) => !placeOf.has(id));
          const isSame = missing.length === 0 || remember(catalogue, yield* foodsOf(sql, missing));
          const places = ids.flatMap((id) => placeOf.get(id) ?? []).toSorted((a, b) => a - b);
          return isSame ? atPlaces(catalogue, places) : undefined;
        }),
      ),
    known: (words) =>
      Effect.map(memory.current, ({ words: { foodsWith } }) =>
        words.flatMap((word) => {
          const foods = foodsWith(word);
          return foods === undefined ? [] : { word, foods };
        }),
      ),
    spelledLike: (keys) =>
      keys.length === 0
        ? Effect.succeed([])
        : Effect.gen(function* () {
            const { words, spelledLike } = yield* memory.current;
            const key = keys.join(" ");
            const before = spelledLike.get(key);
            if (before !== undefined) return before;
            const found = yield* sql<{ readonly word: string }>`select distinct word from food_spelling
              where spelling in ${keys} order by word`;
            const known = found.map(({ word }) => ({ word, foods: words.foodsWith(word) ?? 0 }));
            spelledLike.set(key, known);
            return known;
          }),
    beginnings: (beginnings) =>
      Effect.map(memory.current, ({ words }) => beginnings.filter((beginning) => words.hasBeginning(beginning))),
    // SQLite's places come with the version they are of.
    forgetOutdated: sql.engine === "sqlite" ? Effect.succeed(false) : memory.forgetOutdated,
    // No food that ships has a barcode.
  };
};
