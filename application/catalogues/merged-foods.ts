import { catalogueOf, type Food, type FoodId, type Gtin } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import type { FoodCatalogue } from "../foods/food-catalogue.ts";
import { token } from "../platform/token.ts";

/** W790: foods that an admin merged into others. */
export interface MergedFoods {
  /** The food that stands for each that was merged; absent for the others. */
  readonly keptFor: (ids: readonly FoodId[]) => Effect.Effect<ReadonlyMap<FoodId, FoodId>>;
  /** Foods that stand for merged ones with this barcode. */
  readonly keptWithBarcode: (barcode: Gtin) => Effect.Effect<readonly FoodId[]>;
}

export const MergedFoods = token<MergedFoods>("MergedFoods");

/** A food may be merged into one that is merged later; what leads further is a mistake. */
const MOST_STEPS = 5;

/**
 * W790: what names a merged food finds the one that stands for it, under the id that was asked. Only foods that members published are
 * merged: no other unknown id costs a question.
 */
export const withMerges = (catalogue: FoodCatalogue, merged: MergedFoods): FoodCatalogue => {
  const read = (ids: readonly FoodId[], steps: number): Effect.Effect<readonly Food[]> =>
    Effect.gen(function* () {
      const found = yield* catalogue.byIds(ids);
      const known = new Map(found.map((food) => [food.id, food]));
      const missing = ids.filter((id) => !known.has(id) && catalogueOf(id) === "members");
      if (missing.length === 0 || steps === 0) return found;
      const kept = yield* merged.keptFor(missing);
      if (kept.size === 0) return found;
      const standing = new Map((yield* read([...new Set(kept.values())], steps - 1)).map((food) => [food.id, food]));
      return ids.flatMap((id) => {
        const food = known.get(id) ?? standing.get(kept.get(id) ?? id);
        return food === undefined ? [] : { ...food, id };
      });
    });
  const byIds = (ids: readonly FoodId[]): Effect.Effect<readonly Food[]> => read(ids, MOST_STEPS);
  return {
    byIds,
    byId: (id) => Effect.map(byIds([id]), ([food]) => food),
    withBarcode: (barcode) =>
      Effect.gen(function* () {
        const found = yield* catalogue.withBarcode(barcode);
        return found.length > 0 ? found : yield* byIds(yield* merged.keptWithBarcode(barcode));
      }),
  };
};
