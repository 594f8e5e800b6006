import type { ServingId } from "@morsel/domain/foods";
import { GRAM_SERVING, type Serving } from "@morsel/domain/foods";
import { takeFromDish } from "@morsel/domain/household";
import * as Effect from "effect/Effect";
import type { DishView, FridgeView } from "../fridge-view.ts";
import type { FridgeClient, PortionRequest } from "./fridge-client.ts";

/** The portion that a dish is counted in; absent where it is counted in grams alone. */
export const portionOfDish = ({ food }: Pick<DishView, "food">): Serving | undefined =>
  food.servings.find(({ id }) => id === food.defaultServing);

export type Amount = { readonly amount: number; readonly serving: ServingId };

/** Amount of one tap: a portion, or the rest if that is less. */
export const usualPortion = (dish: Pick<DishView, "food" | "left">): Amount => {
  const portion = portionOfDish(dish);
  return portion === undefined || portion.grams > dish.left
    ? { amount: dish.left, serving: GRAM_SERVING }
    : { amount: 1, serving: portion.id };
};

export const gramsOfAmount = (dish: Pick<DishView, "food">, { amount, serving }: Amount): number =>
  amount * (dish.food.servings.find(({ id }) => id === serving)?.grams ?? 1);

/** W277: the fridge as it will be when somebody has had so much of a dish; one that has run out is gone. */
export const fridgeAfter = (fridge: FridgeView, dishId: string, grams: number): FridgeView => ({
  ...fridge,
  dishes: fridge.dishes.flatMap((dish) => {
    if (dish.id !== dishId) return [dish];
    const taken = takeFromDish(dish.left, grams, true);
    const left = taken.ok ? taken.value.left : 0;
    return left === 0 ? [] : [{ ...dish, left }];
  }),
});

/** W277: the fridge without a dish, or without what waited. */
export const fridgeWithout = (fridge: FridgeView, id: string): FridgeView => ({
  dishes: fridge.dishes.filter((dish) => dish.id !== id),
  waiting: fridge.waiting.filter((portion) => portion.id !== id),
});

/** W273: where somebody was faster and enough is left nevertheless, it is asked for once more. */
export const takePortion = (
  client: Pick<FridgeClient, "take">,
  request: PortionRequest,
  grams: number,
): ReturnType<FridgeClient["take"]> =>
  Effect.catchTag(client.take(request), "DishVersionConflict", (conflict) =>
    !conflict.current.isThrownAway && conflict.current.left >= grams
      ? client.take({ ...request, version: conflict.current.version })
      : Effect.fail(conflict),
  );
