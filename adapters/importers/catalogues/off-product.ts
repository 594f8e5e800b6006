import {
  lookedUpId,
  numberIn,
  type Doubt,
  writtenGtin,
  type Food,
  type Gtin,
  type Serving,
  type ServingId,
} from "@morsel/domain/foods";
import { foodOfOff, isOffDrink, isOffVolume, offFields, type OffFields } from "./off-food.ts";

/** Looked-up products are shown without a review, so figures that no food can have are dropped. */
const IMPOSSIBLE: ReadonlySet<Doubt> = new Set(["EnergyAbovePureFat", "PartsAbove100g"]);

const servingOf = (id: string, label: string, given: unknown): readonly Serving[] => {
  const grams = numberIn(given);
  return grams === undefined || grams < 0.1 || grams > 10_000 ? [] : [{ id: id as ServingId, label, grams }];
};

const servingsIn = (fields: OffFields, isLiquid: boolean): readonly Serving[] => [
  ...servingOf("1-serving", "1 serving", fields("serving_quantity")),
  ...servingOf("1-package", "1 package", fields("product_quantity")),
  // Drinks are as heavy as water: with it they can be counted in volumes.
  ...(isLiquid ? servingOf("100-ml", "100 ml", 100) : []),
];

/**
 * W302: a food of what was answered, read as an import reads it (W244 to W249); undefined where the name or the energy is missing,
 * or the figures cannot be.
 */
export const readOffProduct = (product: unknown, barcode: Gtin): Food | undefined => {
  const fields = offFields(product);
  if (fields === undefined) return undefined;
  const record = foodOfOff((field) => (field === "code" ? barcode : fields(field)));
  if ("refused" in record || (record.food.source.doubts ?? []).some((doubt) => IMPOSSIBLE.has(doubt))) return undefined;
  const isLiquid = isOffVolume(fields);
  if (isLiquid && !isOffDrink(fields)) return undefined;
  const { defaultServing: _, ...food } = record.food;
  return {
    ...food,
    id: lookedUpId(barcode),
    barcode,
    source: { ...food.source, id: writtenGtin(barcode) },
    servings: servingsIn(fields, isLiquid),
  };
};
