import type { MinorUnits, Money } from "@morsel/domain/currency";
import { foodEntries, type DiaryEntry } from "@morsel/domain/diary";
import type { FoodId } from "@morsel/domain/foods";
import { sumOf, type RecipeNow } from "../recipe-foods.ts";

export type DayCost = {
  /** One of each currency, in the order of their names. */
  readonly costs: readonly Money[];
  /** How many of the dishes that were eaten have no price. */
  readonly unpriced: number;
};

/** W404: a portion costs as much of its dish as it weighs of it; the sum is rounded once. What is not settled has no price. */
export const costOfEaten = (
  entries: readonly DiaryEntry[],
  recipes: ReadonlyMap<FoodId, Omit<RecipeNow, "createdAt" | "version">>,
): DayCost => {
  const sums = new Map<string, number>();
  const unpriced = new Set<FoodId>();
  for (const { foodId, grams } of foodEntries(entries)) {
    const recipe = recipes.get(foodId);
    if (recipe === undefined) continue;
    const { made } = sumOf(recipe);
    if (recipe.cost === undefined || made === undefined) unpriced.add(foodId);
    else {
      const { currency, minor } = recipe.cost;
      sums.set(currency, (sums.get(currency) ?? 0) + (minor * grams) / made.grams);
    }
  }
  const costs = [...sums]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, minor]) => ({ currency, minor: Math.round(minor) as MinorUnits }));
  return { costs, unpriced: unpriced.size };
};
