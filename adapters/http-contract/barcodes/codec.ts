import type { FoundProduct } from "@morsel/application/barcodes/find-product";
import type { Gtin } from "@morsel/domain/foods";
import { readFood } from "../foods/decode.ts";
import { writeFood } from "../foods/encode.ts";
import type { WireFoundProduct } from "./barcodes.ts";

export const writeFoundProduct = ({ barcode, foods, elsewhere }: FoundProduct): WireFoundProduct => ({
  barcode,
  items: foods.map(writeFood),
  elsewhere,
});

export const readFoundProduct = ({ barcode, items, elsewhere }: WireFoundProduct): FoundProduct => ({
  barcode: barcode as Gtin,
  foods: items.map(readFood),
  elsewhere,
});
