import * as Effect from "effect/Effect";
import { LOOKUP_CACHE_LIMIT, type Food } from "@morsel/domain/foods";
import type { LookedUpProducts } from "@morsel/application/barcodes/looked-up-products";
import type { Instant } from "@morsel/domain/calendar";
import type { Sql } from "../engine/sql.ts";

type Row = { readonly food: string | null; readonly at: Instant };

/** W302: a table of its own beside the catalogue. */
export const makeSqlLookedUpProducts = (sql: Sql): LookedUpProducts => ({
  isOn: Effect.map(
    sql<{ readonly is_on: number }>`select is_on from catalogue_source where source = 'off'`,
    ([row]) => row?.is_on === 1,
  ),
  read: (barcode) =>
    Effect.map(
      sql<Row>`select food, looked_up_at as "at" from looked_up_product where barcode = ${barcode}`,
      ([row]) => row && { ...(row.food === null ? {} : { food: JSON.parse(row.food) as Food }), at: row.at },
    ),
  foods: (barcodes) =>
    barcodes.length === 0
      ? Effect.succeed([])
      : Effect.map(
          sql<{ readonly food: string }>`
            select food from looked_up_product where barcode in ${barcodes} and is_known = 1
              and exists (select 1 from catalogue_source where source = 'off' and is_on = 1)
            order by barcode`,
          (rows) => rows.map(({ food }) => JSON.parse(food) as Food),
        ),
  keep: (barcode, { food, at }, limit = LOOKUP_CACHE_LIMIT) =>
    sql.transaction((tx) =>
      Effect.gen(function* () {
        const written = food === undefined ? null : JSON.stringify(food);
        yield* tx`
          insert into looked_up_product (barcode, food, is_known, looked_up_at)
          values (${barcode}, ${written}, ${food === undefined ? 0 : 1}, ${at})
          on conflict (barcode) do update set food = excluded.food, is_known = excluded.is_known,
            looked_up_at = excluded.looked_up_at`;
        const [kept] = yield* tx<{ readonly codes: number }>`select count(*) as "codes" from looked_up_product`;
        const tooMany = (kept?.codes ?? 0) - limit;
        if (tooMany > 0)
          yield* tx`
            delete from looked_up_product where barcode in (
              select barcode from looked_up_product order by is_known, looked_up_at, barcode limit ${tooMany})`;
      }),
    ),
});
