import type { Food } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import type { FoodCatalogue } from "./food-catalogue.ts";
import type { FoodSearch } from "./food-search.ts";

export type FirstAlikePorts = {
  readonly foods: Pick<FoodCatalogue, "withBarcode">;
  readonly search: FoodSearch;
};

/** Foods of one search among which one that is alike is looked for. */
const LOOKED_AT = 10;

/** Finds the first food that is like another for a reason: among those with its barcode, else in a search for its name and brand. */
export const makeFirstAlike =
  ({ foods, search }: FirstAlikePorts) =>
  <Why>(
    food: Pick<Food, "description" | "brand" | "barcode">,
    whyOf: (found: Food, place: "barcode" | "search") => Why | undefined,
  ): Effect.Effect<{ readonly food: Food; readonly why: Why } | undefined> =>
    Effect.gen(function* () {
      const firstOf = (found: readonly Food[], place: "barcode" | "search") => {
        for (const one of found) {
          const why = whyOf(one, place);
          if (why !== undefined) return { food: one, why };
        }
        return undefined;
      };
      const sameCode = food.barcode === undefined ? [] : yield* foods.withBarcode(food.barcode);
      const first = firstOf(sameCode, "barcode");
      if (first !== undefined) return first;
      const text = `${food.description} ${food.brand ?? ""}`;
      return firstOf((yield* Effect.orDie(search.search({ text, limit: LOOKED_AT, isWhole: true }))).items, "search");
    });
