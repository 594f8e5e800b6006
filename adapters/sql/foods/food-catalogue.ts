import type { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import { makeBoundedCache } from "@morsel/application/platform/bounded-cache";
import type { Food, FoodId } from "@morsel/domain/foods";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

type FoodRow = { readonly food: string };

/** The same foods are logged again and again, and the catalogue changes only when another version of it is loaded. */
const REMEMBERED = 2000;
/** Another process may load another version: no food is older than this. */
const REMEMBERED_MS = 60_000;

type Remembered = { readonly food: Food; readonly until: number };

/** Written by the loader from checked foods; read as it was written. */
const read = ({ food }: FoodRow): Food => JSON.parse(food) as Food;

export const makeSqlFoodCatalogue = (sql: Sql): FoodCatalogue => {
  const recent = makeBoundedCache<Remembered>(REMEMBERED);
  const byIds = (ids: readonly FoodId[]): Effect.Effect<readonly Food[]> =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => {
      const found = new Map<FoodId, Food>();
      for (const id of ids) {
        const known = recent.get(id);
        if (known !== undefined && known.until > now) found.set(id, known.food);
      }
      const missing = ids.filter((id) => !found.has(id));
      const inOrder = () => ids.flatMap((id) => found.get(id) ?? []);
      if (missing.length === 0) return Effect.succeed(inOrder());
      return Effect.map(sql<FoodRow>`select food from food where id in ${missing}`, (rows) => {
        for (const food of rows.map(read)) {
          found.set(food.id, food);
          recent.set(food.id, { food, until: now + REMEMBERED_MS });
        }
        return inOrder();
      });
    });
  return {
    byId: (id) => Effect.map(byIds([id]), ([food]) => food),
    byIds,
    withBarcode: (barcode) =>
      Effect.map(
        sql<FoodRow>`select f.food from food_barcode b join food f on f.id = b.food_id
          where b.barcode = ${barcode} order by b.food_id`,
        (rows) => rows.map(read),
      ),
  };
};
