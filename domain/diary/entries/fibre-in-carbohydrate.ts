import type { Food } from "../../foods/index.ts";
import { energyOfParts, inBasis } from "../../nutrition/index.ts";
import type { FoodEntry } from "./entry.ts";

/** Kilocalories: carbohydrate has four in a gram. */
const HALF_OF_FIBRE = 2;
/** Figures are kept to the billionth. */
const SAME = 1e-6;

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < SAME;

/**
 * W424: an entry of a food with a European label that was kept without fibre in its carbohydrate, with the fibre in it; undefined
 * where it has fibre in it, or nobody can tell. It is told by the food, which was converted: what with fibre is what the food says
 * was kept without. Where the food was changed since, by the energy, which a label reckons from what it says: it has to be within
 * the energy of half the fibre, so that what was mended once is never mended again.
 */
export const withFibre = (entry: FoodEntry, food: Food): FoodEntry | undefined => {
  const { carbohydrates, fiber = 0, energy } = entry.per100g;
  if (food.basis !== "eu" || carbohydrates === undefined || fiber <= 0) return undefined;
  const whole = inBasis(entry.per100g, "eu", "us");
  const now = food.nutrients;
  const isOfNow = now.carbohydrates !== undefined && isSame(now.fiber ?? 0, fiber);
  if (isOfNow && isSame(now.carbohydrates, carbohydrates)) return undefined;
  const isKept = isOfNow && isSame(now.carbohydrates, whole.carbohydrates ?? Number.NaN);
  const labelled = energyOfParts(entry.per100g, "eu");
  const isReckoned =
    energy !== undefined && labelled !== undefined && Math.abs(energy - labelled) < HALF_OF_FIBRE * fiber;
  if (!isKept && !isReckoned) return undefined;
  return { ...entry, per100g: whole, version: entry.version + 1 };
};
