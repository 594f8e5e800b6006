import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import { openDatabase } from "@morsel/adapters/sql/engine/open-database";
import type { Sql } from "@morsel/adapters/sql/engine/sql";
import { makeSourceRetrieval } from "@morsel/adapters/sql/catalogues/catalogue-retrieval";
import { makeSqlCatalogueStore } from "@morsel/adapters/sql/catalogues/catalogue-store";
import { makeSqlImportedFoods } from "@morsel/adapters/sql/catalogues/imported-foods";
import { storeRows } from "@morsel/adapters/sql/catalogues/store-rows";
import {
  NO_COUNTS,
  type PackedRow,
  packNames,
  readQuery,
  type FoodId,
  type Gtin,
  readLexicon,
} from "@morsel/domain/foods";
import type { CatalogueImport } from "@morsel/application/catalogues/catalogue-store";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENGINES, type EmptyDatabase } from "../../support/engines.ts";
import { openAt, placeAt } from "../../support/open-at.ts";
import { isWalk, planOf, recordQueries, type RecordedQuery } from "../../support/watched-sql.ts";
import { run } from "../stores.ts";

const LEXICON = readLexicon({ weights: {}, optional: [], related: [] }, "");
const FOODS = 6000;
const AT_ONCE = 1000;
const FILE = { name: "a.csv", path: "/a.csv", mark: "m" };
const barcodeOf = (n: number) => String(n).padStart(14, "0") as Gtin;
const idOf = (n: number) => `off-${n}` as FoodId;

/** A word of letters alone: digits would be words of their own. */
const wordOf = (beginning: string, n: number): string =>
  beginning + String(n).replaceAll(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));

const rowOf = (n: number, revision = "1"): PackedRow => ({
  id: idOf(n),
  revision,
  barcode: barcodeOf(n),
  plainness: (n % 97) / 1000,
  names: packNames([{ kind: "product", core: [wordOf("rye", n % 500), "bread"], rest: [wordOf("mill", n % 900)] }]),
  words: `${wordOf("rye", n % 500)} bread ${wordOf("mill", n % 900)}`,
  food: JSON.stringify({ id: idOf(n) }),
  isDoubtful: false,
});

/** Imports are few, and the list of them is read as a whole; what SQLite calls a scan of its index of words is one of what matches. */
const isNoTable = (line: string): boolean => /\bcatalogue_import\b|VIRTUAL TABLE INDEX/.test(line);

describe.each(ENGINES)("$engine: imported foods are found by an index", ({ fresh }) => {
  let database: EmptyDatabase;
  let sql: Sql;
  let reading: Sql;
  let running: CatalogueImport;
  beforeAll(async () => {
    database = await fresh();
    sql = await openAt(database.at);
    await run(migrate(sql));
    const store = makeSqlCatalogueStore(sql);
    const first = await run(store.begin("off", FILE, 1));
    for (let from = 0; from < FOODS; from += AT_ONCE)
      await run(
        store.write(
          first,
          Array.from({ length: AT_ONCE }, (_, n) => rowOf(from + n)),
          NO_COUNTS,
        ),
      );
    await run(store.finish(first, 2));
    running = await run(store.begin("off", FILE, 3));
    await run(sql.script("analyze"));
    reading = await run(openDatabase(placeAt(database.at), { readOnly: true }));
  });
  afterAll(async () => {
    await run(reading.close);
    await run(sql.close);
    await database.remove();
  });

  /** Tables that the statements of `work` read in full. */
  const walks = async (on: Sql, work: (on: Sql) => Promise<unknown>): Promise<readonly string[]> => {
    const asked: RecordedQuery[] = [];
    await work(recordQueries(on, asked));
    expect(asked.length).toBeGreaterThan(0);
    const plans: (readonly string[])[] = [];
    for (const statement of asked) plans.push(await run(planOf(on, statement)));
    return plans.flat().filter((line) => isWalk(on, line) && !isNoTable(line));
  };

  it("W391 words, beginnings, slips of the pen, known foods and barcodes", async () => {
    const found = await walks(reading, async (on) => {
      const retrieval = makeSourceRetrieval(on, "off");
      for (const text of ["bread", "ryeb b", "ryebb", "mill"])
        expect([text, (await run(retrieval.matching(readQuery(text, LEXICON), 120))).length > 0]).toEqual([text, true]);
      await run(retrieval.known(["bread", "ryeb"]));
      await run(retrieval.spelledLike(["brea", "bred"]));
      await run(retrieval.beginnings(["ry", "mil"]));
      await run(retrieval.among([idOf(3), idOf(7)]));
    });
    const underCode = await walks(sql, (on) => run(makeSourceRetrieval(on, "off").withBarcode(barcodeOf(5))));
    const byId = await walks(sql, (on) => run(makeSqlImportedFoods(on).byIds("off", [idOf(3)])));
    // Sorted sets are small: the words that begin with four letters, the products under one code, the versions of a food.
    expect([...found, ...underCode, ...byId].filter((line) => !line.includes("TEMP B-TREE"))).toEqual([]);
  });

  it("W391 a part of an import, what is new in it and what is in a newer version", async () => {
    const rows = [rowOf(1), rowOf(2, "2"), rowOf(FOODS + 1)];
    const found = await walks(sql, (on) => run(on.transaction((tx) => storeRows(tx, running, rows, NO_COUNTS))));
    expect(found).toEqual([]);
  });
});
