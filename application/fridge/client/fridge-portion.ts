import * as Effect from "effect/Effect";
import { takeFromDish } from "@morsel/domain/household";
import type { FridgeView } from "../fridge-view.ts";
import type { FridgeClient, PortionRequest } from "./fridge-client.ts";

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
