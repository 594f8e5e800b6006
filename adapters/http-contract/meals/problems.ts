import type { MealVersionConflict } from "@morsel/application/meals/change-meal";
import type { MealNotFound } from "@morsel/domain/diary";
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
    MealNotFound: { status: 404, title: "The meal does not exist." },
    MealVersionConflict: {
      status: 409,
      title: "The meal changed on another device. Nothing was saved.",
      write: { current: writeMeal },
    },
    SharedMealNotFound: { status: 404, title: "The link does not lead to a shared meal." },
  },
};
