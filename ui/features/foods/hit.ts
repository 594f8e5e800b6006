import { gramsOf, portionEnergy, usualPortion, type FoodUsage, type Portion } from "@morsel/domain/diary";
import type { Food, FoodId } from "@morsel/domain/foods";
import { scaleFacts, type NutritionFacts } from "@morsel/domain/nutrition";

/** A food as the search box offers it: with the amount that Enter would log. */
export type Hit = Portion & {
  readonly foodId: FoodId;
  readonly description: string;
  readonly brand?: string;
  /** kcal of that amount; absent when unknown. */
  readonly energy?: number;
  /** The whole food, once it is at hand. */
  readonly food?: Food;
};

const known = (energy: number | undefined): Pick<Hit, "energy"> => (energy === undefined ? {} : { energy });

/** A search result, with the last used amount where there is one. */
export const hitOfFood = (food: Food, usage?: FoodUsage): Hit => {
  const helping = usualPortion(food, usage);
  return {
    foodId: food.id,
    description: food.description,
    ...(food.brand === undefined ? {} : { brand: food.brand }),
    ...helping,
    ...known(portionEnergy(food.nutrients, helping)),
    food,
  };
};

/** A suggestion: what was logged before, as it was logged before. */
export const hitOfUsage = (usage: FoodUsage): Hit => ({
  foodId: usage.foodId,
  description: usage.description,
  ...(usage.brand === undefined ? {} : { brand: usage.brand }),
  amount: usage.lastAmount,
  serving: usage.lastServing,
  ...known(usage.lastEnergy),
});

/** What a hit tells of 100 g: all of its food, else its energy alone. */
export const factsOfHit = ({ food, amount, serving, energy }: Hit): NutritionFacts => {
  if (food !== undefined) return food.nutrients;
  const grams = gramsOf(amount, serving);
  return grams.ok ? scaleFacts(known(energy), 100 / grams.value) : {};
};

/** Another helping of a hit, of its whole food where that has come meanwhile. */
export const hitWith = (hit: Hit, { amount, serving }: Portion, food: Food | undefined = hit.food): Hit => {
  const { energy: _, ...rest } = hit;
  const next = { ...rest, amount, serving, ...(food === undefined ? {} : { food }) };
  const energy = portionEnergy(food?.nutrients ?? factsOfHit(hit), next);
  return { ...next, ...known(energy) };
};
