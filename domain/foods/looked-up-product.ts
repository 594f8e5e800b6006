import type { FoodId } from "./food.ts";
import type { Gtin } from "./barcode.ts";

/** W302: so many codes are kept. */
export const LOOKUP_CACHE_LIMIT = 50_000;

const PREFIX = "off-";

/** A product that was looked up is called by its code. */
export const lookedUpId = (barcode: Gtin): FoodId => (PREFIX + barcode) as FoodId;
/** The code of a product that may have been looked up; undefined for every other food. */
export const lookedUpCode = (id: FoodId): Gtin | undefined =>
  /^off-\d{14}$/.test(id) ? (id.slice(PREFIX.length) as Gtin) : undefined;
