import * as Effect from "effect/Effect";
import { lookedUpId, type Food, type Gtin, type ServingId } from "@morsel/domain/foods";
import type { ProductLookUp } from "@morsel/application/barcodes/product-look-up";

/** Invented: what a product register would answer. */
const CODE = "04006381333931" as Gtin;
const CRISPBREAD: Food = {
  id: lookedUpId(CODE),
  description: "Rye crispbread",
  alternativeNames: [],
  brand: "Sample Bakery",
  barcode: CODE,
  category: "",
  source: { dataset: "off", id: "4006381333931", licence: "ODbL-1.0", published: "2026-01-15" },
  basis: "eu",
  nutrients: { energy: 350, fat: 2, carbohydrates: 64, sugar: 3, fiber: 17, protein: 10, sodium: 480 },
  servings: [{ id: "1-serving" as ServingId, label: "1 serving", grams: 10 }],
};

export const memoryLookUp: ProductLookUp = {
  product: (barcode) => Effect.succeed(barcode === CODE ? CRISPBREAD : undefined),
};
