import type { FoodCatalogue } from "@morsel/application/ports/food-catalogue";
import { makeBoundedCache } from "@morsel/application/support/bounded-cache";
import type { Food, FoodId } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import type { Sql } from "./sql.ts";

type FoodRow = { readonly food: string };

/** The same foods are logged again and again: what was read lately is not read anew. */
const recent = makeBoundedCache<Food>(2000);

/** Written by the loader from checked foods; read as it was written. */
const read = ({ food: text }: FoodRow): Food => {
  const known = recent.get(text);
  if (known !== undefined) return known;
  const food = JSON.parse(text) as Food;
  recent.set(text, food);
  return food;
};

export const makeSqlFoodCatalogue = (sql: Sql): FoodCatalogue => ({
  byId: (id) =>
    Effect.map(sql<FoodRow>`select food from food where id = ${id}`, ([row]) =>
      row === undefined ? undefined : read(row),
    ),
  byIds: (ids) =>
    ids.length === 0
      ? Effect.succeed([])
      : Effect.map(sql<FoodRow>`select food from food where id in ${ids}`, (rows) => {
          const found = new Map<FoodId, Food>(rows.map(read).map((food) => [food.id, food]));
          return ids.flatMap((id) => found.get(id) ?? []);
        }),
  count: Effect.map(sql<{ readonly foods: number }>`select count(*) as foods from food`, ([row]) => row?.foods ?? 0),
});
