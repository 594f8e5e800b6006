import * as Effect from "effect/Effect";
import {
  addCounts,
  newerRows,
  tiersOf,
  type CatalogueSource,
  type PackedRow,
  type ImportCounts,
} from "@morsel/domain/foods";
import type { CatalogueImport } from "@morsel/application/catalogues/catalogue-store";
import type { Sql, SqlCell } from "../engine/sql.ts";
import { TIER_PLACES } from "../migrations/0037-catalogues.ts";
import { sqlOf } from "./source-tables.ts";
import { countWords } from "./word-counts.ts";

/** Foods of one import: its places are its own. */
const PLACES_OF_IMPORT = 2 ** 24;

type StandingCells = { readonly food_id: string; readonly revision: string; readonly batch: number };

export type Placed = { readonly row: PackedRow; readonly place: number };

const placed = (rows: readonly PackedRow[], first: number): readonly Placed[] => {
  const tiers = tiersOf(rows.map(({ plainness }) => plainness));
  return rows
    .map((row, i) => ({ row, place: (tiers[i] ?? 0) * TIER_PLACES + first + i }))
    .sort((a, b) => a.place - b.place);
};

function* foodCells(rows: readonly Placed[], batch: number): Generator<readonly SqlCell[]> {
  for (const { row, place } of rows)
    yield [place, row.id, batch, row.revision, row.barcode, row.plainness, row.names, row.food];
}

function* wordCells(sql: Sql, rows: readonly Placed[], batch: number): Generator<readonly SqlCell[]> {
  for (const { row, place } of rows)
    if (row.words !== "")
      yield sql.engine === "sqlite" ? [place, row.words] : [place, batch, `'${row.words.replaceAll(" ", "' '")}'`];
}

const FOOD_COLUMNS = ["place", "food_id", "batch", "revision", "barcode", "plainness", "names", "food"];

export const inserted = (
  sql: Sql,
  source: CatalogueSource,
  rows: readonly Placed[],
  batch: number,
): Effect.Effect<void> =>
  Effect.gen(function* () {
    yield* sql.load(`${source}_food`, FOOD_COLUMNS, foodCells(rows, batch));
    const columns = sql.engine === "sqlite" ? ["rowid", "words"] : ["place", "batch", "words"];
    yield* sql.load(`${source}_words`, columns, wordCells(sql, rows, batch));
    yield* countWords(
      sql,
      source,
      rows.map(({ row }) => (row.words === "" ? [] : row.words.split(" "))),
      1,
    );
  });

/** W242, W243: the rows of a part and the counts that say how far the import is, in one transaction. */
export const storeRows = (
  tx: Sql,
  { id, source }: CatalogueImport,
  rows: readonly PackedRow[],
  counts: ImportCounts,
): Effect.Effect<ImportCounts> =>
  Effect.gen(function* () {
    const on = sqlOf(tx, source);
    const ids = rows.map(({ id: foodId }) => foodId);
    const standing =
      ids.length === 0
        ? []
        : yield* on<StandingCells>`select food_id, revision, batch from imported_food
            where food_id in ${ids} and replaced_by is null`;
    const known = new Map(
      standing.map(({ food_id, revision, batch }) => [food_id, { foodId: food_id, revision, batch }] as const),
    );
    const taken = newerRows(rows, known, id);
    const { newer } = taken;
    const replaced = [...taken.replaced];
    if (replaced.length > 0)
      yield* on`update imported_food set replaced_by = ${id}
        where food_id in ${replaced} and replaced_by is null`;
    const [import_] = yield* tx<{ readonly kept: number }>`select kept from catalogue_import where id = ${id}`;
    const kept = import_?.kept ?? 0;
    if (newer.length > 0) yield* inserted(tx, source, placed(newer, id * PLACES_OF_IMPORT + kept), id);
    const next = addCounts(counts, rows, taken);
    yield* tx`update catalogue_import set counts = ${JSON.stringify(next)}, kept = ${kept + newer.length}
      where id = ${id}`;
    return next;
  });
