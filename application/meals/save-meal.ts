import { savedMealOf, type MealId, type SavedMealRefused } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { foodsOf, type MemberFoods } from "../foods/member-foods.ts";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import type { MealRequest } from "./meal-requests.ts";
import { mealItemsOf, type MealItemsRefused } from "./meal-items.ts";
import type { MealStore } from "./meal-store.ts";
import { mealNow, type MealNow } from "./meals-now.ts";

export type SaveMeal = (
  request: MealRequest & { readonly member: MemberId; readonly id: MealId },
) => Effect.Effect<MealNow, SavedMealRefused | MealItemsRefused>;

/** W60: the id is the client's, so the same request again saves nothing and answers the meal that stands. */
export const makeSaveMeal = (ports: {
  readonly meals: MealStore;
  readonly foods: MemberFoods;
  readonly clock: Clock;
}): SaveMeal =>
  Effect.fn("SaveMeal")(function* ({ member, id, name, slot, items }) {
    const foods = foodsOf(ports.foods, member);
    const made = yield* fromResult(savedMealOf(name, yield* mealItemsOf(foods, items)));
    const createdAt = yield* ports.clock.now;
    const meal = { ...made, id, ...(slot === undefined ? {} : { slot }), version: 1, createdAt };
    return yield* mealNow(foods, yield* ports.meals.create(member, meal));
  });
