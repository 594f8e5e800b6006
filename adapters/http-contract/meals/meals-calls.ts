// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { MealsGroup, SharedMealsGroup } from "./meals.ts";
import { diaryRefusals } from "../diary/problems.ts";
import { foodRefusals } from "../foods/problems.ts";
import { mealRefusals } from "./problems.ts";
import { FieldRefused, SignInNeeded, TooManyTries } from "../shared/problems.ts";

const { FoodNotFound } = foodRefusals;
const { MealNotFound, MealVersionConflict, SharedMealNotFound } = mealRefusals;
const { ServingUnknown } = diaryRefusals;
const call = /*#__PURE__*/ callOf<typeof MealsGroup | typeof SharedMealsGroup>();

export const meals = /*#__PURE__*/ call("GET", "/api/services/meals", { FieldRefused, SignInNeeded });
export const saveMeal = /*#__PURE__*/ call("POST", "/api/services/meals", { FieldRefused, FoodNotFound, ServingUnknown, SignInNeeded });
export const meal = /*#__PURE__*/ call("GET", "/api/services/meals/:id", { MealNotFound, SignInNeeded });
export const changeMeal = /*#__PURE__*/ call("PATCH", "/api/services/meals/:id", { FieldRefused, FoodNotFound, MealNotFound, MealVersionConflict, ServingUnknown, SignInNeeded });
export const deleteMeal = /*#__PURE__*/ call("DELETE", "/api/services/meals/:id", { MealNotFound, SignInNeeded });
export const restoreMeal = /*#__PURE__*/ call("POST", "/api/services/meals/:id/restore", { MealNotFound, SignInNeeded });
export const copySharedMeal = /*#__PURE__*/ call("POST", "/api/services/meals/copies", { SharedMealNotFound, SignInNeeded });
export const mealLink = /*#__PURE__*/ call("GET", "/api/services/meals/:id/link", { MealNotFound, SignInNeeded });
export const shareMeal = /*#__PURE__*/ call("POST", "/api/services/meals/:id/link", { MealNotFound, SignInNeeded });
export const unshareMeal = /*#__PURE__*/ call("DELETE", "/api/services/meals/:id/link", { MealNotFound, SignInNeeded });
export const sharedMeal = /*#__PURE__*/ call("GET", "/api/services/shared-meals/:token", { SharedMealNotFound, TooManyTries });
