import {
  gramsOf,
  quickAddContents,
  servingOf,
  type AmountRefused,
  type MealItem,
  type QuickAddRefused,
  type ServingUnknown,
} from "@morsel/domain/diary";
import type { Food, FoodId } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import type { FoodNotFound } from "../foods/food-catalogue.ts";
import type { MealItemRequest } from "./meal-requests.ts";
import type { FoodsOfMember } from "../foods/member-foods.ts";
import { fromResult } from "../platform/from-result.ts";

export type MealItemsRefused = FoodNotFound | ServingUnknown | AmountRefused | QuickAddRefused;

const itemOf = (
  request: MealItemRequest,
  foods: ReadonlyMap<FoodId, Food>,
  kept: readonly MealItem[],
): Effect.Effect<MealItem, MealItemsRefused> => {
  if (request.foodId === undefined) return fromResult(quickAddContents(request.description, request.facts));
  const { foodId, amount, serving: id } = request;
  const food = foods.get(foodId);
  const serving = food === undefined ? undefined : servingOf(food, id);
  if (food === undefined || serving?.ok !== true) {
    // W67: what has gone meanwhile stays until the member takes it out.
    const same = kept.find((item) => item.foodId === foodId && item.serving.id === id);
    if (same?.foodId !== undefined)
      return Effect.map(fromResult(gramsOf(amount, same.serving)), () => ({ ...same, amount }));
    if (serving !== undefined && !serving.ok) return Effect.fail(serving.error);
    return Effect.fail<FoodNotFound>({ _tag: "FoodNotFound", id: foodId });
  }
  const { description, brand } = food;
  const named = { foodId, description, ...(brand === undefined ? {} : { brand }) };
  return Effect.map(fromResult(gramsOf(amount, serving.value)), () => ({ ...named, amount, serving: serving.value }));
};

/** W60: the items of a meal by the foods that exist, each called as it is called now. */
export const mealItemsOf = (
  catalogue: FoodsOfMember,
  requests: readonly MealItemRequest[],
  kept: readonly MealItem[] = [],
): Effect.Effect<readonly MealItem[], MealItemsRefused> => {
  const ids = new Set(requests.flatMap(({ foodId }) => foodId ?? []));
  return Effect.flatMap(ids.size === 0 ? Effect.succeed([]) : catalogue.byIds([...ids]), (found) => {
    const foods = new Map(found.map((food) => [food.id, food]));
    return Effect.forEach(requests, (request) => itemOf(request, foods, kept));
  });
};
