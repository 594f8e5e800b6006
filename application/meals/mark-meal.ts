import * as Effect from "effect/Effect";
import type { MealId, MealNotFound } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import { foodsOf, type MemberFoods } from "../foods/member-foods.ts";
import type { MealStore } from "./meal-store.ts";
import { mealNow, type MealNow } from "./meals-now.ts";

export type MarkMeal = (request: {
  readonly member: MemberId;
  readonly id: MealId;
  readonly isDeleted: boolean;
}) => Effect.Effect<MealNow, MealNotFound>;

/** W62: deletes a meal, or takes the deletion back; answers the meal that is gone or back. */
export const makeMarkMeal =
  (ports: { readonly meals: MealStore; readonly foods: MemberFoods }): MarkMeal =>
  ({ member, id, isDeleted }) =>
    Effect.flatMap(ports.meals[isDeleted ? "remove" : "restore"](member, id), (meal) =>
      mealNow(foodsOf(ports.foods, member), meal),
    );
