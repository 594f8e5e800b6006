import { latestUses, type FoodUsage } from "./usage.ts";
import type { Food, FoodId } from "../../foods/index.ts";
import { optionOfFood, type FoodOption } from "./food-option.ts";

type Lists = {
  readonly usual: readonly FoodUsage[];
  readonly recent: readonly FoodUsage[];
  readonly frequent: readonly FoodUsage[];
};

/**
 * W167: a member's own foods before anything is typed, each with the amount of last time: those that are usual at this hour and in
 * this slot first, then those eaten often, then lately; the others as they are given.
 */
export const ownFoodOptions = (foods: readonly Food[], { usual, frequent, recent }: Lists): readonly FoodOption[] => {
  const places = new Map<FoodId, number>();
  for (const { foodId } of [...usual, ...frequent, ...recent]) if (!places.has(foodId)) places.set(foodId, places.size);
  const uses = latestUses([...recent, ...frequent, ...usual]);
  const placeOf = ({ id }: Food): number => places.get(id) ?? places.size;
  return foods.toSorted((a, b) => placeOf(a) - placeOf(b)).map((food) => optionOfFood(food, uses.get(food.id)));
};
