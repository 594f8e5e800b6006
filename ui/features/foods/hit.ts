import type { EntryServing, FoodUsage } from "@morsel/domain/diary";
import { GRAM_SERVING, type Food, type FoodId } from "@morsel/domain/foods";

/** A food as the search box offers it: with the amount that Enter would log. */
export type Hit = {
  readonly foodId: FoodId;
  readonly description: string;
  readonly brand?: string;
  readonly amount: number;
  readonly serving: EntryServing;
  /** kcal of that amount; absent when unknown. */
  readonly energy?: number;
  /** The whole food, once it is at hand. */
  readonly food?: Food;
};

export const PLAIN_GRAM: EntryServing = { id: GRAM_SERVING, label: "g", grams: 1 };

const HUNDRED_GRAMS = 100;

/** A food's servings, and the plain gram last. */
export const servingsOf = (food: Pick<Food, "servings">): readonly EntryServing[] => [...food.servings, PLAIN_GRAM];

/** The serving to offer when nobody used the food yet: its default, else its first, else 100 g. */
export const firstUse = (food: Food): Pick<Hit, "amount" | "serving"> => {
  const serving = food.servings.find(({ id }) => id === food.defaultServing) ?? food.servings[0];
  return serving === undefined ? { amount: HUNDRED_GRAMS, serving: PLAIN_GRAM } : { amount: 1, serving };
};

const lastUse = (food: Food, usage: FoodUsage): Pick<Hit, "amount" | "serving"> | undefined => {
  // A serving that the food lost since then cannot be logged again.
  const serving = servingsOf(food).find(({ id }) => id === usage.lastServing.id);
  return serving === undefined ? undefined : { amount: usage.lastAmount, serving };
};

const energyIn = (food: Food, grams: number): Pick<Hit, "energy"> =>
  food.nutrients.energy === undefined ? {} : { energy: (food.nutrients.energy * grams) / 100 };

/** A search result, with the last used amount where there is one. */
export const hitOfFood = (food: Food, usage?: FoodUsage): Hit => {
  const use = (usage === undefined ? undefined : lastUse(food, usage)) ?? firstUse(food);
  return {
    foodId: food.id,
    description: food.description,
    ...(food.brand === undefined ? {} : { brand: food.brand }),
    ...use,
    ...energyIn(food, use.amount * use.serving.grams),
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
  ...(usage.lastEnergy === undefined ? {} : { energy: usage.lastEnergy }),
});

/**
 * What the amount becomes when another serving is chosen: from a serving to grams its weight, between servings the
 * same count, from grams to a serving one.
 */
export const amountInServing = (amount: number, from: EntryServing, to: EntryServing): number => {
  if (from.id === to.id) return amount;
  if (to.id === GRAM_SERVING) return Math.max(1, Math.round(amount * from.grams));
  return from.id === GRAM_SERVING ? 1 : amount;
};
