import * as Effect from "effect/Effect";
import { mealItemNow, type MealId, type MealItemNow, type StoredMeal } from "@morsel/domain/diary";
import type { Meal } from "@morsel/domain/meal-slots";
import type { FoodsOfMember } from "../foods/member-foods.ts";

/** D70: a meal with the figures that its foods have now. */
export type MealNow = {
  readonly id: MealId;
  readonly name: string;
  readonly slot?: Meal;
  readonly version: number;
  readonly items: readonly MealItemNow[];
};

/** The foods of all meals are read at once. */
export const mealsNow = (catalogue: FoodsOfMember, meals: readonly StoredMeal[]): Effect.Effect<readonly MealNow[]> => {
  const ids = new Set(meals.flatMap(({ items }) => items.flatMap(({ foodId }) => foodId ?? [])));
  return Effect.map(ids.size === 0 ? Effect.succeed([]) : catalogue.byIds([...ids]), (found) => {
    const foods = new Map(found.map((food) => [food.id, food]));
    return meals.map(({ id, name, slot, version, items }) => ({
      id,
      name,
      ...(slot === undefined ? {} : { slot }),
      version,
      items: items.map((item) => mealItemNow(item, foods)),
    }));
  });
};

export const mealNow = (catalogue: FoodsOfMember, meal: StoredMeal): Effect.Effect<MealNow> =>
  Effect.map(mealsNow(catalogue, [meal]), ([now]) => now ?? { ...meal });
