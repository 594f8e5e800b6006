import * as Effect from "effect/Effect";
import { type Food, type FoodId, lookedUpCode } from "@morsel/domain/foods";
import type { FoodCatalogue } from "../foods/food-catalogue.ts";
import type { LookedUpProducts } from "./looked-up-products.ts";

/** W300: the catalogue with the products that were looked up: they are read, logged and corrected like its own foods. */
export const withLookedUp = (catalogue: FoodCatalogue, products: Pick<LookedUpProducts, "foods">): FoodCatalogue => {
  const byIds = (ids: readonly FoodId[]): Effect.Effect<readonly Food[]> => {
    const codes = ids.flatMap((id) => lookedUpCode(id) ?? []);
    if (codes.length === 0) return catalogue.byIds(ids);
    return Effect.map(Effect.all([catalogue.byIds(ids), products.foods(codes)]), ([shipped, found]) => {
      const known = new Map([...found, ...shipped].map((food) => [food.id, food]));
      return ids.flatMap((id) => known.get(id) ?? []);
    });
  };
  return {
    byIds,
    byId: (id) => Effect.map(byIds([id]), ([food]) => food),
    withBarcode: (barcode) =>
      Effect.map(Effect.all([catalogue.withBarcode(barcode), products.foods([barcode])]), ([shipped, found]) => [
        ...new Map([...found, ...shipped].map((food) => [food.id, food])).values(),
      ]),
  };
};
