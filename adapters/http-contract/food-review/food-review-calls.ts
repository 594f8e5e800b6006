// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { FoodReviewGroup } from "./food-review.ts";
import { adminRefusals } from "../admin/problems.ts";
import { foodReviewRefusals } from "./problems.ts";
import { FieldRefused, SignInNeeded } from "../shared/problems.ts";

const { AdminEntryNeeded } = adminRefusals;
const { FoodDecisionNotFound, FoodDecisionOutdated, FoodReviewOutdated } = foodReviewRefusals;
const call = /*#__PURE__*/ callOf<typeof FoodReviewGroup>();

export const waitingFoods = /*#__PURE__*/ call("GET", "/api/services/admin/foods", { AdminEntryNeeded, FieldRefused, SignInNeeded });
export const decideFood = /*#__PURE__*/ call("POST", "/api/services/admin/foods", { AdminEntryNeeded, FieldRefused, FoodReviewOutdated, SignInNeeded });
export const foodDecisions = /*#__PURE__*/ call("GET", "/api/services/admin/foods/decisions", { AdminEntryNeeded, FieldRefused, SignInNeeded });
export const undoFoodDecision = /*#__PURE__*/ call("POST", "/api/services/admin/foods/decisions/undo", { AdminEntryNeeded, FieldRefused, FoodDecisionNotFound, FoodDecisionOutdated, SignInNeeded });
