import { CATALOGUE_SOURCES, catalogueOf, type CatalogueSource, type PreparedRow } from "@morsel/domain/foods";
import type { CatalogueImport } from "@morsel/application/catalogues/catalogue-store";
import type { ImportedFoods, ImportedRetrieval } from "@morsel/application/catalogues/imported-foods";
import type { FoodRetrieval } from "@morsel/application/foods/food-retrieval";
import * as Effect from "effect/Effect";
import { makeMemoryFoodRetrieval } from "../foods/food-retrieval.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";

export type ImportedRow = PreparedRow & { readonly batch: number };

/** Imports, what they brought, and the sources that are off. */
export type Kept = {
  imports: readonly CatalogueImport[];
  rows: readonly ImportedRow[];
  off: ReadonlySet<CatalogueSource>;
};

/** Published foods of members came in by no import. */
export const PUBLISHED_BATCH = 0;

export const CATALOGUES = memoryTable((): Kept => ({ imports: [], rows: [], off: new Set() }));

/** W241: of the complete imports of sources that are on, each food as the newest of them has it. */
const shownOf = ({ imports, rows, off }: Kept): readonly ImportedRow[] => {
  const shown = new Set(
    imports.flatMap(({ id, source, state }) => (state === "complete" && !off.has(source) ? [id] : [])),
  );
  if (!off.has("members")) shown.add(PUBLISHED_BATCH);
  const newest = new Map<string, ImportedRow>();
  for (const row of rows) {
    const before = newest.get(row.food.id);
    if (shown.has(row.batch) && (before === undefined || before.batch < row.batch)) newest.set(row.food.id, row);
  }
  return [...newest.values()];
};

export const makeMemoryImportedFoods = (state: MemoryState): ImportedFoods => {
  const kept = state.of(CATALOGUES);
  const rowsOf = (source: CatalogueSource) => shownOf(kept).filter(({ food }) => catalogueOf(food.id) === source);
  const retrieval = (source: CatalogueSource): ImportedRetrieval => {
    const now = <A>(ask: (over: FoodRetrieval) => Effect.Effect<A>): Effect.Effect<A> =>
      Effect.suspend(() => ask(makeMemoryFoodRetrieval(rowsOf(source))));
    return {
      matching: (query, limit) => now((over) => over.matching(query, limit)),
      among: (ids) => now((over) => over.among(ids)),
      known: (words) => now((over) => over.known(words)),
      spelledLike: (keys) => now((over) => over.spelledLike(keys)),
      forgetOutdated: Effect.succeed(false),
      beginnings: (beginnings) => now((over) => over.beginnings(beginnings)),
      withBarcode: (barcode) =>
        now((over) => over.among(rowsOf(source).flatMap(({ food }) => (food.barcode === barcode ? [food.id] : [])))),
    };
  };
  return {
    byIds: (source, ids) =>
      Effect.sync(() => rowsOf(source).flatMap(({ food }) => (ids.includes(food.id) ? [food] : []))),
    retrieval,
    shown: Effect.sync(() => CATALOGUE_SOURCES.filter((source) => rowsOf(source).length > 0)),
  };
};
