import type { FoodCatalogue } from "@morsel/application/ports/food-catalogue";
import type { Food } from "@morsel/domain/foods";
import { Effect } from "effect";

export const makeMemoryFoodCatalogue = (foods: readonly Food[]): FoodCatalogue => {
  const known = new Map(foods.map((food) => [food.id, food]));
  return {
    byId: (id) => Effect.sync(() => known.get(id)),
    byIds: (ids) => Effect.sync(() => ids.flatMap((id) => known.get(id) ?? [])),
    count: Effect.sync(() => known.size),
  };
};
