import type { MealVersionConflict } from "@morsel/application/meals/change-meal";
import type { MealNotFound } from "@morsel/application/meals/meal-store";
import type { SharedMealNotFound } from "@morsel/application/meals/shared-meal";
import type { Problems, Refusals } from "../shared/problem.ts";
import { readMeal, writeMeal } from "./codec.ts";

type Refused = MealNotFound | MealVersionConflict | SharedMealNotFound;

export const mealRefusals: Refusals<Refused> = {
  MealNotFound: { id: "string" },
  MealVersionConflict: { current: readMeal },
  SharedMealNotFound: {},
};

export const mealProblems: Problems<Refused> = {
  fields: mealRefusals,
  problems: {
    MealNotFound: { status: 404, title: "There is no such meal." },
    MealVersionConflict: {
      status: 409,
      title: "The meal changed elsewhere; nothing was written.",
      write: { current: writeMeal },
    },
    SharedMealNotFound: { status: 404, title: "This link leads to no meal, or not any more." },
  },
};
