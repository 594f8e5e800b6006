import type { MemberFoods } from "../own-foods/member-foods.ts";
import type { Clock } from "../platform/clock.ts";
import { token } from "../platform/token.ts";
import { makeChangeMeal } from "./change-meal.ts";
import { makeMarkMeal } from "./mark-meal.ts";
import type { MealStore } from "./meal-store.ts";
import { makeReadMeal, makeReadMeals } from "./read-meals.ts";
import { makeSaveMeal } from "./save-meal.ts";

export type MealsPorts = { readonly meals: MealStore; readonly foods: MemberFoods; readonly clock: Clock };

/** All that can be done with saved meals. */
export const makeMealsUseCases = (ports: MealsPorts) => ({
  readMeals: makeReadMeals(ports),
  readMeal: makeReadMeal(ports),
  saveMeal: makeSaveMeal(ports),
  changeMeal: makeChangeMeal(ports),
  markMeal: makeMarkMeal(ports),
});

export type MealsUseCases = ReturnType<typeof makeMealsUseCases>;
export const MealsUseCases = token<MealsUseCases>("MealsUseCases");
