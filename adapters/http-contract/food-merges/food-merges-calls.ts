// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { FoodMergesGroup } from "./food-merges.ts";
import { adminRefusals } from "../admin/problems.ts";
import { foodMergesRefusals } from "./problems.ts";
import { FieldRefused, SignInNeeded } from "../shared/problems.ts";

const { AdminEntryNeeded } = adminRefusals;
const { FoodMergeNotFound, FoodMergeOutdated } = foodMergesRefusals;
const call = /*#__PURE__*/ callOf<typeof FoodMergesGroup>();

export const foodMerges = /*#__PURE__*/ call("GET", "/api/services/admin/food-merges", { AdminEntryNeeded, FieldRefused, SignInNeeded });
export const mergeFoods = /*#__PURE__*/ call("POST", "/api/services/admin/food-merges", { AdminEntryNeeded, FieldRefused, FoodMergeOutdated, SignInNeeded });
export const duplicateFoods = /*#__PURE__*/ call("GET", "/api/services/admin/food-merges/duplicates", { AdminEntryNeeded, FieldRefused, SignInNeeded });
export const undoFoodMerge = /*#__PURE__*/ call("POST", "/api/services/admin/food-merges/undo", { AdminEntryNeeded, FieldRefused, FoodMergeNotFound, FoodMergeOutdated, SignInNeeded });
