import type { Food, FoodId, Gtin } from "@morsel/domain/foods";
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

/** W790: what names a merged food finds the one that stands for it, under the id that was asked. Only unknown foods cost a question. */
export const withMerges = (catalogue: FoodCatalogue, merged: MergedFoods): FoodCatalogue => {
  const read = (ids: readonly FoodId[], steps: number): Effect.Effect<readonly Food[]> =>
    Effect.gen(function* () {
      const known = new Map((yield* catalogue.byIds(ids)).map((food) => [food.id, food]));
      const missing = ids.filter((id) => !known.has(id));
      if (missing.length > 0 && steps > 0) {
        const kept = yield* merged.keptFor(missing);
        const standing = new Map(
          (yield* readAll([...new Set(kept.values())], steps - 1)).map((food) => [food.id, food]),
        );
        for (const [id, keptId] of kept) {
          const food = standing.get(keptId);
          if (food !== undefined) known.set(id, { ...food, id });
        }
      }
      return ids.flatMap((id) => known.get(id) ?? []);
    });
  const readAll = (ids: readonly FoodId[], steps: number): Effect.Effect<readonly Food[]> =>
    ids.length === 0 ? Effect.succeed([]) : read(ids, steps);
  const byIds = (ids: readonly FoodId[]): Effect.Effect<readonly Food[]> => readAll(ids, MOST_STEPS);
  return {
    byIds,
    byId: (id) => Effect.map(byIds([id]), ([food]) => food),
    withBarcode: (barcode) =>
      Effect.gen(function* () {
        const found = yield* catalogue.withBarcode(barcode);
        if (found.length > 0) return found;
        return yield* byIds(yield* merged.keptWithBarcode(barcode));
      }),
  };
};
