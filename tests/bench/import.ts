import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openCatalogueFile } from "@morsel/adapters/importers/catalogues/catalogue-file";
import { readIndexingWords, readNaming } from "@morsel/adapters/importers/catalogues/indexing-words";
import { countWords } from "@morsel/adapters/sql/catalogues/word-counts";
import type { Sql, SqlCell } from "@morsel/adapters/sql/engine/sql";
import { chunksWith } from "@morsel/adapters/importers/catalogues/file-chunks";
import { Effect } from "effect";
import { measuredBy } from "./child.ts";
import { percentile, print, type Figure } from "./figures.ts";
import { BENCH_ENGINES, prepared, type BenchEngine } from "./fresh-databases.ts";
import type { ImportTimes } from "./import-process.ts";
import { writeProducts } from "./synthetic-products.ts";

/**
 * An import beside the raw insert of the same rows, and its memory beside that of a file four times as long.
 * `node --conditions=@morsel/source tests/bench/import.ts [products] [sqlite|postgres]`; 250,000 products unless told.
 */
/** A catalogue has millions; of a few the start of the thread, which reads the words of names, is a good part. */
const PRODUCTS = 250_000;
const AT_ONCE = 1000;
const TIMES_LONGER = 4;
/** Raw and whole in turns, so that a slow moment of the machine meets both. */
const TURNS = 3;

type Cells = {
  readonly foods: (readonly SqlCell[])[];
  readonly words: (readonly SqlCell[])[];
  readonly lists: (readonly string[])[];
};

/** The rows that the import inserts, made beforehand. */
const cellsOf = async (file: string, engine: Sql["engine"]): Promise<Cells> => {
  const cells: Cells = { foods: [], words: [], lists: [] };
  const opened = openCatalogueFile(file, { naming: readNaming(), spoolFolder: tmpdir() });
  for await (const { rows } of chunksWith(readIndexingWords())(opened, 0))
    for (const { id, revision, barcode, plainness, names, words, food } of rows) {
      const place = cells.foods.length + 1;
      cells.foods.push([place, id, 1, revision, barcode, plainness, names, food]);
      cells.lists.push(words.split(" "));
      cells.words.push(engine === "sqlite" ? [place, words] : [place, 1, `'${words.replaceAll(" ", "' '")}'`]);
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

const rawOn = async ({ fresh }: BenchEngine, cells: Cells): Promise<number> => {
  const place = await fresh();
  const sql = await prepared(place.at, false);
  const perSecond = await rawInsert(sql, cells);
  await Effect.runPromise(sql.close);
  await place.remove();
  return perSecond;
};

const importedOn = async ({ fresh }: BenchEngine, file: string, folder: string): Promise<ImportTimes> => {
  const place = await fresh();
  await Effect.runPromise((await prepared(place.at, false)).close);
  const times = await measuredBy<ImportTimes>("import-process.ts", place.at, file, join(folder, "spool"));
  await place.remove();
  return times;
};

const figuresOn = async (on: BenchEngine, folder: string): Promise<readonly Figure[]> => {
  const [short, long] = [join(folder, "short.csv"), join(folder, "long.csv")];
  const cells = await cellsOf(short, on.engine);
  const raw: number[] = [];
  const whole: ImportTimes[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    raw.push(await rawOn(on, cells));
    whole.push(await importedOn(on, short, folder));
  }
  const big = await importedOn(on, long, folder);
  const reached = percentile(
    whole.map(({ foods, ms }) => (foods * 1000) / ms),
    0.5,
  );
  const floor = percentile(raw, 0.5);
  const smallMb = percentile(
    whole.map(({ mostMb }) => mostMb),
    0.5,
  );
  return [
    {
      what: `${on.name}: foods a second, read, judged, indexed and on disk`,
      value: reached,
      unit: "foods/s",
      target: "≥ 40 % of the floor",
      reached: reached >= 0.4 * floor,
      floor: { what: "raw insert of the same rows", value: floor },
    },
    {
      what: `${on.name}: most memory with a file ${TIMES_LONGER} times as long`,
      value: big.mostMb,
      unit: "MB",
      target: "≤ 1.1 × the shorter one's",
      reached: big.mostMb <= 1.1 * smallMb,
      floor: { what: "the shorter file", value: smallMb },
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
    for (const on of BENCH_ENGINES.filter((one) => engines.includes(one.engine)))
      figures.push(...(await figuresOn(on, folder)));
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

if (import.meta.main) {
  const [products, ...engines] = process.argv.slice(2);
  print("Import", await importFigures(Number(products ?? PRODUCTS), engines.length === 0 ? undefined : engines));
}
