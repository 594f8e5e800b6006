import { countableServings, defaultPortion, GRAM, gramsOf, OUNCE, type Food, type Portion } from "../../foods/index.ts";
import { energyOfGrams, type NutritionFacts } from "../../nutrition/index.ts";
import type { EntryServing } from "../entries/entry.ts";
import type { FoodUsage } from "../suggestions/usage.ts";

/** D30: as it was eaten last, as long as the food still has that serving; a serving that is gone cannot be logged again. */
export const usualPortion = (food: Food, usage?: Pick<FoodUsage, "lastAmount" | "lastServing">): Portion => {
  const serving =
    usage === undefined ? undefined : countableServings(food).find(({ id }) => id === usage.lastServing.id);
  return usage === undefined || serving === undefined ? defaultPortion(food) : { amount: usage.lastAmount, serving };
};

/** kcal of a helping of what has these facts per 100 g; undefined when unknown, or when nobody may log so much (D3). */
export const portionEnergy = (per100g: NutritionFacts, { amount, serving }: Portion): number | undefined => {
  const grams = gramsOf(amount, serving);
  return grams.ok ? energyOfGrams(per100g, grams.value) : undefined;
};

/** Whole grams, but for less than one. */
const wholeGrams = (grams: number): number =>
  grams < 1 ? Math.max(0.01, Math.round(grams * 100) / 100) : Math.round(grams);

/**
 * D31: what the amount becomes when another serving is chosen: from a serving to grams its weight, to ounces the nearest
 * half, between servings the same count, from grams or ounces to a serving one.
 */
export const amountInServing = (amount: number, from: EntryServing, to: EntryServing): number => {
  if (from.id === to.id) return amount;
  if (to.id === GRAM.id) return wholeGrams(amount * from.grams);
  if (to.id === OUNCE.id) return Math.max(0.5, Math.round((amount * from.grams * 2) / to.grams) / 2);
  return from.id === GRAM.id || from.id === OUNCE.id ? 1 : amount;
};
