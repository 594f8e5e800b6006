import { combineCatalogues } from "@morsel/application/catalogues/combined-catalogue";
import { makeMemoryFoodCatalogue } from "@morsel/adapters/memory/foods/food-catalogue";
import { makeMemoryFoodRetrieval } from "@morsel/adapters/memory/foods/food-retrieval";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { Food, FoodId, Gtin } from "@morsel/domain/foods";
import { Effect } from "effect";
import fc from "fast-check";
import { expect, it } from "vitest";

const CODE = "03017620422003" as Gtin;

const productOf = (published: string | undefined, n: number): Food => ({
  ...(SAMPLE_FOODS[0] as Food),
  id: `fdc-${n}` as FoodId,
  barcode: CODE,
  source: { dataset: "fdc", id: String(n), licence: "CC0", ...(published === undefined ? {} : { published }) },
});

it("W250 of several recipes of a product the newest comes first, and those without a date last", () => {
  const dates = fc.option(fc.constantFrom("2019-04-01", "2021-10-28", "2024-10-31"), { nil: undefined });
  fc.assert(
    fc.property(fc.array(dates, { maxLength: 6 }), (all) => {
      const products = all.map(productOf);
      const foods = combineCatalogues(makeMemoryFoodCatalogue([]), {
        byIds: (_, ids) => Effect.succeed(products.filter(({ id }) => ids.includes(id))),
        retrieval: () => ({
          ...makeMemoryFoodRetrieval([]),
          withBarcode: () => Effect.succeed(products.map(({ id }) => ({ id, plainness: 0, names: [] }))),
        }),
        shown: Effect.succeed(["fdc"]),
      });
      const found = Effect.runSync(foods.withBarcode(CODE)).map(({ source }) => source.published ?? "");
      expect(found).toEqual(
        all
          .map((date) => date ?? "")
          .toSorted()
          .reverse(),
      );
    }),
  );
});
