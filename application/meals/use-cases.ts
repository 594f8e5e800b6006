import type { MemberFoods } from "../foods/member-foods.ts";
import type { FoodCatalogue } from "../foods/food-catalogue.ts";
import type { MailLinks } from "../mail/mail-links.ts";
import type { Clock } from "../platform/clock.ts";
import type { Ids } from "../platform/ids.ts";
import { token } from "../platform/token.ts";
import { makeChangeMeal } from "./change-meal.ts";
import { makeMarkMeal } from "./mark-meal.ts";
import type { MealShareStore } from "./meal-share-store.ts";
import type { MealStore } from "./meal-store.ts";
import { makeReadMeal, makeReadMeals } from "./read-meals.ts";
import { makeSaveMeal } from "./save-meal.ts";
import { makeShareMeal } from "./share-meal.ts";
import { makeSharedMeals } from "./shared-meal.ts";

export type MealsPorts = {
  readonly meals: MealStore;
  readonly shares: MealShareStore;
  readonly foods: MemberFoods;
  readonly catalogue: FoodCatalogue;
  readonly links: MailLinks;
  readonly ids: Ids;
  readonly clock: Clock;
};

/** All that can be done with saved meals. */
export const makeMealsUseCases = (ports: MealsPorts) => ({
  readMeals: makeReadMeals(ports),
  readMeal: makeReadMeal(ports),
  saveMeal: makeSaveMeal(ports),
  changeMeal: makeChangeMeal(ports),
  markMeal: makeMarkMeal(ports),
  ...makeShareMeal(ports),
  ...makeSharedMeals(ports),
});

export type MealsUseCases = ReturnType<typeof makeMealsUseCases>;
export const MealsUseCases = token<MealsUseCases>("MealsUseCases");
