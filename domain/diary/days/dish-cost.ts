import type { MinorUnits, Money } from "../../currency/index.ts";
import type { FoodId } from "../../foods/index.ts";
import { RECIPE_SERVING, recipeSumNow, type Recipe, type RecipeFacts, type RecipeFood } from "../../recipes/index.ts";
import { foodEntries, type DiaryEntry, type FoodEntry } from "../entries/entry.ts";

export type DayCost = {
  /** One of each currency, in the order of their names. */
  readonly costs: readonly Money[];
  /** How many of the dishes that were eaten have no price. */
  readonly unpriced: number;
};

/**
 * The share of a dish that an entry is: so many of its servings, else as much of its energy, which stays when water is cooked away or
 * the dish is weighed anew, else of its weight.
 */
const shareOf = (
  { amount, grams, per100g, serving }: FoodEntry,
  servings: number,
  made: Pick<RecipeFacts, "grams" | "per100g">,
): number => {
  if (serving.id === RECIPE_SERVING) return amount / servings;
  const share = grams / made.grams;
  const [eaten = 0, whole = 0] = [per100g.energy, made.per100g.energy];
  return eaten > 0 && whole > 0 ? (share * eaten) / whole : share;
};

/** W404: what one of the servings costs; half servings are servings too. */
export const costOfServing = ({ currency, minor }: Money, servings: number): Money => ({
  currency,
  minor: Math.round(minor / servings) as MinorUnits,
});

/** W404: a portion costs as much of its dish as it is of it; the sum is rounded once. What is not settled has no price. */
export const costOfEaten = (
  entries: readonly DiaryEntry[],
  recipes: ReadonlyMap<FoodId, Recipe & { readonly foods: readonly RecipeFood[] }>,
): DayCost => {
  const sums = new Map<string, number>();
  const unpriced = new Set<FoodId>();
  for (const entry of foodEntries(entries)) {
    const { foodId } = entry;
    const recipe = recipes.get(foodId);
    if (recipe === undefined) continue;
    const { made } = recipeSumNow(recipe);
    if (recipe.cost === undefined || made === undefined) unpriced.add(foodId);
    else {
      const { currency, minor } = recipe.cost;
      sums.set(currency, (sums.get(currency) ?? 0) + minor * shareOf(entry, recipe.servings, made));
    }
  }
  const costs = [...sums]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, minor]) => ({ currency, minor: Math.round(minor) as MinorUnits }));
  return { costs, unpriced: unpriced.size };
};
