import type { MergedFoods } from "@morsel/application/catalogues/merged-foods";
import type { FoodMerge, FoodMergeStore, MergePlace } from "@morsel/application/food-merges/food-merge-store";
import type { FoodMergeOutdated } from "@morsel/application/food-merges/refusals";
import type { Food, FoodId, Gtin, PackedRow } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import { insertAudit } from "../admin/audit-rows.ts";
import { publishedRowOf, putPublished } from "../catalogues/published-rows.ts";
import type { Sql } from "../engine/sql.ts";

type Row = Omit<FoodMerge, "isUndone" | "barcode"> & { readonly barcode: Gtin | null; readonly isUndone: number };

const mergeOf = ({ barcode, isUndone, ...row }: Row): FoodMerge => ({
  ...row,
  ...(barcode === null ? {} : { barcode }),
  isUndone: isUndone === 1,
});

const LAST: MergePlace = { at: Number.MAX_SAFE_INTEGER, id: "" };
const outdated = Effect.fail<FoodMergeOutdated>({ _tag: "FoodMergeOutdated" });

/** W790 */
export const makeSqlMergedFoods = (sql: Sql): MergedFoods => ({
  keptFor: (ids) =>
    Effect.map(
      sql<{ readonly food: FoodId; readonly kept: FoodId }>`
        select food_id as food, kept_id as kept from food_merge where food_id in ${ids} and is_undone = 0`,
      (rows) => new Map(rows.map(({ food, kept }) => [food, kept])),
    ),
  keptWithBarcode: (barcode) =>
    Effect.map(
      sql<{ readonly kept: FoodId }>`
        select kept_id as kept from food_merge where barcode = ${barcode} and is_undone = 0 order by at desc, id desc`,
      (rows) => [...new Set(rows.map(({ kept }) => kept))],
    ),
});

export const makeSqlFoodMergeStore = (sql: Sql): FoodMergeStore => ({
  published: ({ limit, after = "" }) =>
    Effect.map(
      sql<{ readonly food: string }>`
        select food from members_food where food_id > ${after} order by food_id limit ${limit}`,
      (rows) => rows.map(({ food }) => JSON.parse(food) as Food),
    ),

  merge: ({ id, food, name, barcode, kept, keptName, at }, entry) =>
    sql.transaction((tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, FoodMergeOutdated> {
        if (!(yield* insertAudit(tx, entry))) return;
        const before = yield* putPublished(tx, food, undefined);
        const isKeptMerged =
          (yield* tx`select 1 from food_merge where food_id = ${kept} and is_undone = 0`).length > 0 &&
          (yield* publishedRowOf(tx, kept)) === undefined;
        if (before === undefined || isKeptMerged) return yield* outdated;
        // The food was published anew after it was merged before.
        yield* tx`update food_merge set is_undone = 1 where food_id = ${food} and is_undone = 0`;
        yield* tx`
          insert into food_merge (id, food_id, name, barcode, kept_id, kept_name, at, published_before)
          values (${id}, ${food}, ${name}, ${barcode ?? null}, ${kept}, ${keptName}, ${at}, ${JSON.stringify(before)})`;
      }),
    ),

  merged: (id) =>
    Effect.map(
      sql<Row>`
        select id, food_id as food, name, barcode, kept_id as kept, kept_name as "keptName", at, is_undone as "isUndone"
        from food_merge where id = ${id}`,
      ([row]) => row && mergeOf(row),
    ),

  merges: ({ limit, after: { at, id } = LAST }) =>
    Effect.map(
      sql<Row>`
        select id, food_id as food, name, barcode, kept_id as kept, kept_name as "keptName", at, is_undone as "isUndone"
        from food_merge where (at, id) < (${at}, ${id}) order by at desc, id desc limit ${limit}`,
      (rows) => rows.map(mergeOf),
    ),

  undo: ({ id, food }, entry) =>
    sql.transaction((tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, FoodMergeOutdated> {
        if (!(yield* insertAudit(tx, entry))) return;
        const [row] = yield* tx<{ readonly before: string }>`
          select published_before as before from food_merge where id = ${id} and is_undone = 0`;
        if (row === undefined || (yield* publishedRowOf(tx, food)) !== undefined) return yield* outdated;
        yield* putPublished(tx, food, JSON.parse(row.before) as PackedRow);
        yield* tx`update food_merge set is_undone = 1 where id = ${id}`;
      }),
    ),
});
