import type { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import type { Food } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";

export const makeMemoryFoodCatalogue = (foods: readonly Food[]): FoodCatalogue => {
  const byId = new Map(foods.map((food) => [food.id, food]));
  return {
    byId: (id) => Effect.sync(() => byId.get(id)),
    byIds: (ids) => Effect.sync(() => ids.flatMap((id) => byId.get(id) ?? [])),
    withBarcode: (code) => Effect.sync(() => foods.filter(({ barcode }) => barcode === code)),
  };
};
