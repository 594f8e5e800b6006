import type { LogItem } from "@morsel/application/diary/client/log-item";
import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import type { Food, FoodId } from "@morsel/domain/foods";
import { useQueries } from "@tanstack/react-query";
import { foodQuery } from "../foods/queries.ts";

/** The whole foods of what is listed, as they come: their servings can be chosen then. */
export const useFoodsOf = (foods: FoodsClient, items: readonly LogItem[]): ReadonlyMap<FoodId, Food> => {
  const given = items.flatMap((item) => (item.foodId === undefined || item.food === undefined ? [] : [item.food]));
  const known = new Set(given.map(({ id }) => id));
  const wanted = new Set(items.flatMap(({ foodId }) => (foodId === undefined || known.has(foodId) ? [] : [foodId])));
  const found = useQueries({ queries: [...wanted].map((id) => foodQuery(foods, id)) });
  return new Map([...given, ...found.flatMap(({ data }) => data ?? [])].map((food) => [food.id, food]));
};
