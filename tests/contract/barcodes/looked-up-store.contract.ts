import { LookedUpProducts } from "@morsel/application/barcodes/looked-up-products";
import { lookedUpId, type Food, type Gtin } from "@morsel/domain/foods";
import { withLookedUp } from "@morsel/application/barcodes/with-looked-up";
import { CatalogueStore } from "@morsel/application/catalogues/catalogue-store";
import type { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import type { Instant } from "@morsel/domain/calendar";
import { Effect } from "effect";
import { beforeAll, describe, expect, it } from "vitest";
import { run, type Fresh, type Stores } from "../stores.ts";

const NO_FOODS: FoodCatalogue = {
  byId: () => Effect.succeed(undefined),
  byIds: () => Effect.succeed([]),
  withBarcode: () => Effect.succeed([]),
};
const codeOf = (n: number) => String(n).padStart(14, "0") as Gtin;
const at = (n: number) => (Date.UTC(2026, 2, 2) + n) as Instant;
const product = (n: number): Food => ({
  id: lookedUpId(codeOf(n)),
  description: `Product ${n}`,
  alternativeNames: [],
  barcode: codeOf(n),
  category: "",
  source: { dataset: "off", id: String(n), licence: "ODbL 1.0" },
  basis: "eu",
  nutrients: { energy: n },
  servings: [],
});

/** Contract of every store of looked-up products. */
export const lookedUpStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps what was looked up`, () => {
    let stores: Stores;
    let products: LookedUpProducts;
    beforeAll(async () => {
      stores = await fresh();
      products = stores.get(LookedUpProducts);
    });

    it("W301 W302 the latest answer for a code stands, also that there is none", async () => {
      expect(await run(products.read(codeOf(1)))).toBeUndefined();
      await run(products.keep(codeOf(1), { at: at(1) }));
      expect(await run(products.read(codeOf(1)))).toEqual({ at: at(1) });
      expect(await run(products.foods([codeOf(1)]))).toEqual([]);
      await run(products.keep(codeOf(1), { food: product(1), at: at(2) }));
      expect(await run(products.read(codeOf(1)))).toEqual({ food: product(1), at: at(2) });
      expect(await run(products.foods([codeOf(1), codeOf(2)]))).toEqual([product(1)]);
    });

    it("W300 is a food like those of the catalogue, by its id and by its code", async () => {
      const foods = withLookedUp(NO_FOODS, products);
      await run(products.keep(codeOf(3), { food: product(3), at: at(3) }));
      expect(await run(foods.byId(product(3).id))).toEqual(product(3));
      expect(await run(foods.byIds([lookedUpId(codeOf(9)), product(3).id]))).toEqual([product(3)]);
      expect(await run(foods.withBarcode(codeOf(3)))).toEqual([product(3)]);
      expect(await run(foods.withBarcode(codeOf(9)))).toEqual([]);
    });

    it("W240 shows nothing of a source that is off, and has lost nothing when it is on again", async () => {
      const catalogues = stores.get(CatalogueStore);
      const foods = withLookedUp(NO_FOODS, products);
      const shown = async () => [
        await run(products.isOn),
        await run(foods.byId(product(4).id)),
        await run(foods.withBarcode(codeOf(4))),
      ];
      await run(products.keep(codeOf(4), { food: product(4), at: at(4) }));
      await run(catalogues.switchSource("off", false));
      expect(await shown()).toEqual([false, undefined, []]);
      await run(catalogues.switchSource("off", true));
      expect(await shown()).toEqual([true, product(4), [product(4)]]);
    });

    it("W302 of too many the unknown ones leave first, then those looked up first", async () => {
      for (const n of [11, 12, 13]) await run(products.keep(codeOf(n), { food: product(n), at: at(10 + n) }, 100));
      await run(products.keep(codeOf(14), { at: at(99) }, 100));
      await run(products.keep(codeOf(15), { food: product(15), at: at(100) }, 3));
      const known = await Promise.all([11, 12, 13, 14, 15].map((n) => run(products.read(codeOf(n)))));
      expect(known.map((one) => one?.food?.description)).toEqual([
        undefined,
        "Product 12",
        "Product 13",
        undefined,
        "Product 15",
      ]);
      expect(known[3]).toBeUndefined();
    });
  });
