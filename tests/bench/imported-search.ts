import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readShippedLexicon } from "@morsel/adapters/importers/foods/shipped-foods";
import { makeSqlImportedFoods } from "@morsel/adapters/sql/catalogues/imported-foods";
import { makeSqlFoodCatalogue } from "@morsel/adapters/sql/foods/food-catalogue";
import { makeSqlFoodFinder } from "@morsel/adapters/sql/catalogues/food-finder";
import { makeSqlOwnFoodStore } from "@morsel/adapters/sql/own-foods/own-food-store";
import { combineCatalogues } from "@morsel/application/catalogues/combined-catalogue";
import { makeFoodSearch } from "@morsel/application/foods/search-foods";
import { Effect } from "effect";
import { openAt } from "../support/open-at.ts";
import { measuredBy } from "./child.ts";
import { percentile, print, type Figure } from "./figures.ts";
import { BENCH_ENGINES, prepared } from "./fresh-databases.ts";
import type { ImportTimes } from "./import-process.ts";
import type { SearchTimes } from "./search-process.ts";
import { FILES, ours, qualityOf } from "./search-quality.ts";
import { writeProducts } from "./synthetic-products.ts";

/**
 * Search beside so many imported products: how long it takes, and whether plain foods still come first.
 * `node --conditions=@morsel/source tests/bench/imported-search.ts [products] [sqlite|postgres]`; a million products unless told.
 */
const PRODUCTS = 1_000_000;
const SLOWEST = 12;
const none = { recent: () => Effect.succeed([]) };

/** Each set of judged queries, beside the same queries without the import. */
const qualityAt = async (name: string, at: string): Promise<readonly Figure[]> => {
  const sql = await openAt(at);
  const { search } = makeFoodSearch({
    finder: makeSqlFoodFinder(sql, readShippedLexicon),
    foods: combineCatalogues(makeSqlFoodCatalogue(sql), makeSqlImportedFoods(sql)),
    own: makeSqlOwnFoodStore(sql),
    usage: none,
  });
  const beside = async (text: string) =>
    (await Effect.runPromise(search({ text, limit: 10 }))).items.map(({ id }) => id);
  const figures: Figure[] = [];
  for (const file of FILES) {
    const [alone, together] = [await qualityOf(file, ours), await qualityOf(file, beside)];
    for (const measure of ["hit1", "hit3", "ndcg10"] as const)
      figures.push({
        what: `${name}: ${measure} of ${file}`,
        value: together[measure],
        unit: "of 1",
        target: "as without the import",
        reached: together[measure] >= alone[measure] - 0.005,
        floor: { what: "without the import", value: alone[measure] },
      });
  }
  await Effect.runPromise(sql.close);
  return figures;
};

const speedAt = async (name: string, at: string): Promise<readonly Figure[]> => {
  const { times, floor, longestWait } = await measuredBy<SearchTimes>("search-process.ts", at);
  const medians = Object.entries(times).map(([text, ms]) => ({ text, ms: percentile(ms, 0.5) }));
  const slowest = medians.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  console.log(`  ${name}: slowest ${slowest.map(({ text, ms }) => `"${text}" ${ms.toFixed(1)}`).join(", ")}`);
  const all = Object.values(times).flat();
  const [p99, typical] = [
    percentile(all, 0.99),
    percentile(
      medians.map(({ ms }) => ms),
      0.99,
    ),
  ];
  return [
    { what: `${name}: search p50`, value: percentile(all, 0.5), unit: "ms" },
    {
      what: `${name}: search p99`,
      value: p99,
      unit: "ms",
      target: "≤ 5 ms",
      reached: p99 <= 5,
      floor: { what: "raw index look-up, p99", value: percentile(floor, 0.99) },
    },
    {
      what: `${name}: search p99 of each text's median, without what else the machine does`,
      value: typical,
      unit: "ms",
      target: "≤ 5 ms",
      reached: typical <= 5,
    },
    {
      what: `${name}: longest wait of another request`,
      value: longestWait,
      unit: "ms",
      target: "≤ 10 ms",
      reached: longestWait <= 10,
    },
  ];
};

export const importedSearch = async (
  products: number = PRODUCTS,
  engines: readonly string[] = ["sqlite", "postgres"],
): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), "morsel-products-"));
  const figures: Figure[] = [];
  try {
    const file = join(folder, "products.csv");
    writeProducts(file, products, "read");
    for (const { name, engine, fresh } of BENCH_ENGINES) {
      if (!engines.includes(engine)) continue;
      const place = await fresh();
      await Effect.runPromise((await prepared(place.at, true)).close);
      const { ms, foods, mostMb } = await measuredBy<ImportTimes>(
        "import-process.ts",
        place.at,
        file,
        join(folder, "spool"),
      );
      figures.push(
        { what: `${name}: foods a second, of ${foods}`, value: (foods * 1000) / ms, unit: "foods/s" },
        { what: `${name}: most memory of their import`, value: mostMb, unit: "MB" },
        ...(await speedAt(name, place.at)),
        ...(await qualityAt(name, place.at)),
      );
      await place.remove();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
};

if (import.meta.main) {
  const [products, ...engines] = process.argv.slice(2);
  print(
    "Search beside imports",
    await importedSearch(Number(products ?? PRODUCTS), engines.length === 0 ? undefined : engines),
  );
}
