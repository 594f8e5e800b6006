import type { FoodCatalogue } from "@morsel/application/ports/food-catalogue";
import type { Food, FoodId } from "@morsel/domain/foods";
import { Effect } from "effect";
import type { Sql } from "./sql.ts";

type FoodRow = { readonly food: string };

/** Written by the loader from checked foods; read as it was written. */
const read = ({ food }: FoodRow): Food => JSON.parse(food) as Food;

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
