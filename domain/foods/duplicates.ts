import type { Food } from "./food.ts";
import { ownFoodKey } from "./own-food-key.ts";

type Compared = Pick<Food, "id" | "description" | "brand" | "barcode" | "nutrients">;

/** F35: as far as two labels of one product round differently. */
const MOST_DIFFERENCE = 0.05;
/** kcal per 100 g; below this a share says nothing. */
const LEAST_DIFFERENCE = 5;

const isLike = (a: number | undefined, b: number | undefined): boolean =>
  a === undefined || b === undefined
    ? a === b
    : Math.abs(a - b) <= Math.max(LEAST_DIFFERENCE, MOST_DIFFERENCE * Math.max(a, b));

export type DuplicateReason = "barcode" | "name";

/** F35: why two foods may be one food twice; undefined where nothing says so. A barcode decides, else name and brand with the energy. */
export const duplicateReason = (a: Compared, b: Compared): DuplicateReason | undefined => {
  if (a.id === b.id) return undefined;
  if (a.barcode !== undefined && a.barcode === b.barcode) return "barcode";
  const areOthers = a.barcode !== undefined && b.barcode !== undefined;
  return !areOthers && ownFoodKey(a) === ownFoodKey(b) && isLike(a.nutrients.energy, b.nutrients.energy)
    ? "name"
    : undefined;
};
