import { type IndexedFood, indexWords, packNames, type Food } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import { loadCatalogueLists } from "./catalogue-lists.ts";
import { makeVocabulary } from "./food-words.ts";
import type { Sql, SqlCell } from "../engine/sql.ts";

/** In the order of `byRelevancePrior`; gone through several times, so a million of them need not be in memory. */
export type OrderedFoods = Iterable<IndexedFood> & { readonly length: number };

/** Foods of a catalogue and the version of their data. They are asked for only when the database has another version. */
export type FoodsToLoad = {
  readonly version: string;
  readonly foods: () => OrderedFoods;
};

export type LoadProgress = (loaded: number, all: number) => void;

const CATALOGUE = "shipped";
const REPORT_EVERY = 1000;

const TABLES = [
  "food",
  "food_index",
  "food_word",
  "food_spelling",
  "food_barcode",
  "food_group",
  "food_group_size",
  "rich_food",
  "food_load",
];

/**
 * Deleted, not truncated: PostgreSQL's `truncate` keeps readers out until the load is done, and every search of the processes
 * that still run would fail meanwhile.
 */
const cleared = (sql: Sql) =>
  sql.script(
    [
      ...TABLES.map((table) => `delete from ${table}`),
      sql.engine === "sqlite" ? "insert into food_words (food_words) values ('delete-all')" : "delete from food_words",
    ].join("; "),
  );

/** Gone through anew by each who asks. */
const foodsIn = (ordered: OrderedFoods): Iterable<Food> => ({
  *[Symbol.iterator]() {
    for (const { food } of ordered) yield food;
  },
});

/** Everything in one transaction: a load that is killed leaves what was there before, and is done at the next start. */
const loaded = (sql: Sql, version: string, ordered: OrderedFoods, progress: LoadProgress) =>
  Effect.gen(function* () {
    const vocabulary = makeVocabulary();
    function* rows(): Generator<readonly SqlCell[]> {
      let count = 0;
      for (const { food } of ordered) {
        yield [food.id, JSON.stringify(food)];
        count += 1;
        if (count % REPORT_EVERY === 0) progress(count, ordered.length);
      }
    }
    function* index(): Generator<readonly SqlCell[]> {
      let place = 0;
      for (const { food, plainness, names } of ordered) yield [(place += 1), food.id, plainness, packNames(names)];
    }
    function* words(): Generator<readonly SqlCell[]> {
      let place = 0;
      for (const { names } of ordered) {
        const list = indexWords(names);
        vocabulary.add(list);
        yield [(place += 1), sql.engine === "sqlite" ? list.join(" ") : list.map((word) => `'${word}'`).join(" ")];
      }
    }
    function* barcodes(): Generator<readonly SqlCell[]> {
      for (const { food } of ordered) if (food.barcode !== undefined) yield [food.barcode, food.id];
    }
    yield* cleared(sql);
    yield* sql.load("food", ["id", "food"], rows());
    yield* sql.load("food_barcode", ["barcode", "food_id"], barcodes());
    yield* loadCatalogueLists(sql, foodsIn(ordered));
    yield* sql.load("food_index", ["place", "food_id", "plainness", "names"], index());
    yield* sql.load("food_words", [sql.engine === "sqlite" ? "rowid" : "place", "words"], words());
    yield* sql.load("food_word", ["word", "foods"], vocabulary.words());
    yield* sql.load("food_spelling", ["spelling", "word"], vocabulary.spellings());
    yield* sql`insert into food_load (catalogue, version, foods) values (${CATALOGUE}, ${version}, ${ordered.length})`;
    progress(ordered.length, ordered.length);
    return ordered.length;
  });

/** After a load: one list for each word, and figures that let the planner choose right. */
const tidied = (sql: Sql) =>
  sql.script(
    sql.engine === "sqlite"
      ? "insert into food_words (food_words) values ('optimize')"
      : "analyze food; analyze food_index; analyze food_words; analyze food_word; analyze food_spelling",
  );

const loadedVersion = (sql: Sql) =>
  Effect.map(
    sql<{ readonly version: string }>`select version from food_load where catalogue = ${CATALOGUE}`,
    ([row]) => row?.version,
  );

/** On PostgreSQL several processes may start at once: the second finds the work done. A script waits as long as the first one loads. */
const takeTurn = (sql: Sql) =>
  sql.engine === "postgres" ? sql.script("lock table food_load in exclusive mode") : Effect.void;

/** Loads the foods that ship unless the database has this version of them. Answers how many it loaded: 0 when none. */
export const loadShippedFoods = (
  sql: Sql,
  { version, foods }: FoodsToLoad,
  progress: LoadProgress = () => undefined,
): Effect.Effect<number> =>
  Effect.gen(function* () {
    if ((yield* loadedVersion(sql)) === version) return 0;
    const count = yield* sql.transaction((inner) =>
      Effect.gen(function* () {
        yield* takeTurn(inner);
        if ((yield* loadedVersion(inner)) === version) return 0;
        return yield* loaded(inner, version, foods(), progress);
      }),
    );
    if (count > 0) yield* tidied(sql);
    return count;
  });
