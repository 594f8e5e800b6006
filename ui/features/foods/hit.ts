import { GRAM, OUNCE, type EntryServing, type FoodUsage } from "@morsel/domain/diary";
import { usualServing, volumeServings, type Food, type FoodId } from "@morsel/domain/foods";

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

const HUNDRED_GRAMS = 100;

/** A food's servings, the volumes that follow from them, and the plain gram and ounce last. */
export const servingsOf = ({ servings }: Pick<Food, "servings">): readonly EntryServing[] => [
  ...servings,
  ...volumeServings(servings),
  GRAM,
  OUNCE,
];

/** F15: the serving to offer when nobody used the food yet, else 100 g. */
export const firstUse = (food: Food): Pick<Hit, "amount" | "serving"> => {
  const serving = usualServing(food);
  return serving === undefined ? { amount: HUNDRED_GRAMS, serving: GRAM } : { amount: 1, serving };
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

/** Whole grams, but for less than one. */
const wholeGrams = (grams: number): number =>
  grams < 1 ? Math.max(0.01, Math.round(grams * 100) / 100) : Math.round(grams);

/**
 * What the amount becomes when another serving is chosen: from a serving to grams its weight, between servings the
 * same count, from grams to a serving one.
 */
export const amountInServing = (amount: number, from: EntryServing, to: EntryServing): number => {
  if (from.id === to.id) return amount;
  if (to.id === GRAM.id) return wholeGrams(amount * from.grams);
  if (to.id === OUNCE.id) return Math.max(0.5, Math.round((amount * from.grams * 2) / to.grams) / 2);
  return from.id === GRAM.id || from.id === OUNCE.id ? 1 : amount;
};
