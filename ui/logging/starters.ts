import { starterFoods, optionOfFood, type FoodOption } from "@morsel/domain/diary";
import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import type { Meal } from "@morsel/domain/meal-slots";
import { run } from "../hooks/run.ts";

/** The everyday foods of a slot as they can be logged. */
export const startersOf = async (foods: FoodsClient, meal: Meal): Promise<readonly FoodOption[]> => {
  const found = await Promise.allSettled(starterFoods(meal).map((id) => run(foods.food(id))));
  return found.flatMap((answer) =>
    answer.status === "fulfilled" ? [{ ...optionOfFood(answer.value), isStarter: true as const }] : [],
  );
};
