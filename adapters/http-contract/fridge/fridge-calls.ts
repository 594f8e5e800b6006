// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { FridgeGroup } from "./fridge.ts";
import { diaryRefusals } from "../diary/problems.ts";
import { foodRefusals } from "../foods/problems.ts";
import { fridgeRefusals } from "./problems.ts";
import { householdRefusals } from "../household/problems.ts";
import { FieldRefused, SignInNeeded } from "../shared/problems.ts";

const { DayIsFull, ServingUnknown } = diaryRefusals;
const { DishHasLess, DishNotFound, DishVersionConflict, FridgeIsFull, PortionNotFound } = fridgeRefusals;
const { FoodNotFound } = foodRefusals;
const { HouseholdNotFound } = householdRefusals;
const call = /*#__PURE__*/ callOf<typeof FridgeGroup>();

export const fridge = /*#__PURE__*/ call("GET", "/api/services/fridge", { SignInNeeded });
export const splitDish = /*#__PURE__*/ call("POST", "/api/services/fridge", { DayIsFull, DishHasLess, FieldRefused, FoodNotFound, FridgeIsFull, HouseholdNotFound, ServingUnknown, SignInNeeded });
export const takePortion = /*#__PURE__*/ call("POST", "/api/services/fridge/:id/portions", { DayIsFull, DishHasLess, DishNotFound, DishVersionConflict, FieldRefused, ServingUnknown, SignInNeeded });
export const throwAway = /*#__PURE__*/ call("PATCH", "/api/services/fridge/:id", { DishNotFound, DishVersionConflict, SignInNeeded });
export const acceptPortion = /*#__PURE__*/ call("POST", "/api/services/fridge/portions/:id", { DayIsFull, PortionNotFound, SignInNeeded });
export const giveBackPortion = /*#__PURE__*/ call("DELETE", "/api/services/fridge/portions/:id", { PortionNotFound, SignInNeeded });
