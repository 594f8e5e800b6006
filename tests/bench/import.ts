import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { openCatalogueFile } from "@morsel/adapters/importers/catalogues/catalogue-file";
import { readIndexingWords, readNaming } from "@morsel/adapters/importers/catalogues/indexing-words";
import { readShippedFoods, shippedVersion } from "@morsel/adapters/importers/foods/shipped-foods";
import { countWords } from "@morsel/adapters/sql/catalogues/word-counts";
import { migrate } from "@morsel/adapters/sql/engine/migrate";
import type { Sql, SqlCell } from "@morsel/adapters/sql/engine/sql";
import { loadShippedFoods } from "@morsel/adapters/sql/foods/food-load";
import { rowToKeep } from "@morsel/application/catalogues/keep-row";
import { indexWords, packNames } from "@morsel/application/foods/indexing/packed-names";
import { Effect } from "effect";
import { openAt } from "../support/open-at.ts";
import { startPostgres } from "../support/postgres-server.ts";
import { SERVER_FLAGS } from "../support/server.ts";
import { percentile, print, type Figure } from "./figures.ts";
import type { ImportTimes } from "./import-process.ts";
import type { SearchTimes } from "./search-process.ts";
import { writeProducts } from "./synthetic-products.ts";

/**
 * An import beside the raw insert of the same rows, its memory beside that of a file four times as long, and the search that
 * finds them. `node --conditions=@morsel/source tests/bench/import.ts [products] [sqlite|postgres]`; 60,000 products unless told.
 */
const PRODUCTS = 60_000;
const AT_ONCE = 1000;
const TIMES_LONGER = 4;

const process_ = async <A>(file: string, ...args: readonly string[]): Promise<A> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...SERVER_FLAGS, join(import.meta.dirname, file), ...args],
    { maxBuffer: 2 ** 25 },
  );
  return JSON.parse(stdout) as A;
};

type Cells = {
  readonly foods: (readonly SqlCell[])[];
  readonly words: (readonly SqlCell[])[];
  readonly lists: (readonly string[])[];
};

/** The rows that the import inserts, made beforehand. */
const cellsOf = async (file: string, engine: Sql["engine"]): Promise<Cells> => {
  const words = readIndexingWords();
  const cells: Cells = { foods: [], words: [], lists: [] };
  let place = 0;
  for await (const records of openCatalogueFile(file, { naming: readNaming(), spoolFolder: tmpdir() }).records(0))
    for (const record of records) {
      if ("refused" in record) continue;
      const { food, revision, plainness, names } = rowToKeep(record, words);
      place += 1;
      const barcode = food.barcode ?? null;
      cells.foods.push([place, food.id, 1, revision, barcode, plainness, packNames(names), JSON.stringify(food)]);
      const list = indexWords(names);
      cells.lists.push(list);
      cells.words.push(
        engine === "sqlite" ? [place, list.join(" ")] : [place, 1, list.map((word) => `'${word}'`).join(" ")],
      );
    }
  return cells;
};

const FOOD_COLUMNS = ["place", "food_id", "batch", "revision", "barcode", "plainness", "names", "food"];

/** Rows a second of the engine itself: the same rows into the same tables, as many in each transaction. */
const rawInsert = async (sql: Sql, { foods, words, lists }: Cells): Promise<number> => {
  const wordColumns = sql.engine === "sqlite" ? ["rowid", "words"] : ["place", "batch", "words"];
  const started = performance.now();
  for (let from = 0; from < foods.length; from += AT_ONCE)
    await Effect.runPromise(
      sql.transaction((tx) =>
        Effect.andThen(
          tx.load("off_food", FOOD_COLUMNS, foods.slice(from, from + AT_ONCE)),
          Effect.andThen(
            tx.load("off_words", wordColumns, words.slice(from, from + AT_ONCE)),
            countWords(tx, "off", lists.slice(from, from + AT_ONCE), 1),
          ),
        ),
      ),
    );
  return (foods.length * 1000) / (performance.now() - started);
};

type Place = { readonly at: string; readonly remove: () => Promise<void> };
type Engine = { readonly name: string; readonly engine: Sql["engine"]; readonly fresh: () => Promise<Place> };

const ENGINES: readonly Engine[] = [
  {
    name: "SQLite",
    engine: "sqlite",
    fresh: () => {
      const home = mkdtempSync(join(tmpdir(), "morsel-bench-"));
      const remove = () => Promise.resolve(rmSync(home, { recursive: true, force: true }));
      return Promise.resolve({ at: join(home, "morsel.sqlite"), remove });
    },
  },
  {
    name: "PostgreSQL",
    engine: "postgres",
    fresh: async () => {
      const { url, stop } = await startPostgres();
      return { at: url, remove: async () => void (await stop()) };
    },
  },
];

const prepared = async (at: string, hasFoods: boolean): Promise<Sql> => {
  const sql = await openAt(at);
  await Effect.runPromise(migrate(sql));
  if (hasFoods) await Effect.runPromise(loadShippedFoods(sql, { version: shippedVersion(), foods: readShippedFoods }));
  return sql;
};

const figuresOn = async (
  { name, engine, fresh }: Engine,
  products: number,
  folder: string,
): Promise<readonly Figure[]> => {
  const [short, long] = [join(folder, "short.csv"), join(folder, "long.csv")];
  const raw = await fresh();
  const sql = await prepared(raw.at, false);
  const perSecond = await rawInsert(sql, await cellsOf(short, engine));
  await Effect.runPromise(sql.close);
  await raw.remove();

  const once = await fresh();
  await Effect.runPromise((await prepared(once.at, false)).close);
  const small = await process_<ImportTimes>("import-process.ts", once.at, short, join(folder, "spool"));
  await once.remove();

  const large = await fresh();
  await Effect.runPromise((await prepared(large.at, true)).close);
  const big = await process_<ImportTimes>("import-process.ts", large.at, long, join(folder, "spool"));
  const searched = await process_<SearchTimes>("search-process.ts", large.at);
  await large.remove();

  const reached = (small.foods * 1000) / small.ms;
  const all = Object.values(searched.times).flat();
  const p99 = percentile(all, 0.99);
  const typical = percentile(
    Object.values(searched.times).map((times) => percentile(times, 0.5)),
    0.99,
  );
  const size = new Intl.NumberFormat("en").format(products * TIMES_LONGER);
  return [
    {
      what: `${name}: foods a second, read, judged, indexed and on disk`,
      value: reached,
      unit: "foods/s",
      target: "≥ 40 % of the floor",
      reached: reached >= 0.4 * perSecond,
      floor: { what: "raw insert of the same rows", value: perSecond },
    },
    {
      what: `${name}: most memory with a file ${TIMES_LONGER} times as long`,
      value: big.mostMb,
      unit: "MB",
      target: "≤ 1.25 × the shorter one's",
      reached: big.mostMb <= 1.25 * small.mostMb,
      floor: { what: "the shorter file", value: small.mostMb },
    },
    {
      what: `${name}: search p99 beside ${size} imported`,
      value: p99,
      unit: "ms",
      target: "≤ 5 ms",
      reached: p99 <= 5,
    },
    {
      what: `${name}: the same, of each text's median`,
      value: typical,
      unit: "ms",
      target: "≤ 5 ms",
      reached: typical <= 5,
    },
  ];
};

export const importFigures = async (
  products: number = PRODUCTS,
  engines: readonly string[] = ["sqlite", "postgres"],
): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), "morsel-products-"));
  try {
    writeProducts(join(folder, "short.csv"), products);
    writeProducts(join(folder, "long.csv"), products * TIMES_LONGER);
    const figures: Figure[] = [];
    for (const engine of ENGINES.filter((one) => engines.includes(one.engine)))
      figures.push(...(await figuresOn(engine, products, folder)));
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

if (import.meta.main) {
  const [products, ...engines] = process.argv.slice(2);
  print("Import", await importFigures(Number(products ?? PRODUCTS), engines.length === 0 ? undefined : engines));
}
