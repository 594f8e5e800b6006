import { portionEnergy, type MealItem, type MealItemNow, factsOfOption } from "@morsel/domain/diary";
import type { Meal } from "@morsel/domain/meal-slots";
import type { LogItem } from "../../diary/client/log-item.ts";
import type { MealNow } from "../meals-now.ts";
import type { MealItemRequest } from "../meal-requests.ts";

/** An item of a meal as what is logged of it: as much, by the figures that its food has now. */
export const logItemOf = (item: MealItemNow): LogItem => {
  if (item.foodId === undefined) return item;
  const { per100g, gone: _, ...option } = item;
  const energy = per100g === undefined ? undefined : portionEnergy(per100g, option);
  return {
    ...option,
    ...(energy === undefined ? {} : { energy }),
    ...(per100g === undefined ? {} : { per100g }),
  };
};

/** W64: what can be logged of a meal, in its order; what is gone cannot. */
export const logItemsOf = (items: readonly MealItemNow[]): readonly LogItem[] =>
  items.flatMap((item) => (isItemMissing(item) ? [] : [logItemOf(item)]));

export const isItemMissing = (item: MealItemNow): boolean => item.foodId !== undefined && item.gone !== undefined;

/** Makes a meal's item of a loggable one, with its known figures. */
export const mealItemOfLog = (item: LogItem): MealItemNow => {
  if (item.foodId === undefined) return { description: item.description, facts: item.facts };
  const { foodId, description, brand, amount, serving } = item;
  return {
    foodId,
    description,
    ...(brand === undefined ? {} : { brand }),
    amount,
    serving,
    per100g: factsOfOption(item),
  };
};

/** Request that stores the item. */
export const itemRequestOf = (item: MealItem | LogItem): MealItemRequest =>
  item.foodId === undefined
    ? { description: item.description, facts: item.facts }
    : { foodId: item.foodId, amount: item.amount, serving: item.serving.id };

/** W66: those that were remembered in a slot before all others, each part in its order. */
export const mealsForSlot = (meals: readonly MealNow[], slot: Meal): readonly MealNow[] => [
  ...meals.filter((meal) => meal.slot === slot),
  ...meals.filter((meal) => meal.slot !== slot),
];
