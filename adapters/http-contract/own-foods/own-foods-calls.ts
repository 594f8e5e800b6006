// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { OwnFoodsGroup } from "./own-foods.ts";
import { diaryRefusals } from "../diary/problems.ts";
import { foodRefusals } from "../foods/problems.ts";
import { ownFoodRefusals } from "./problems.ts";
import { FieldRefused, SignInNeeded } from "../shared/problems.ts";

const { EntryNotFound, EntryVersionConflict } = diaryRefusals;
const { FoodNotFound } = foodRefusals;
const { OwnFoodNotFound, OwnFoodVersionConflict, OwnFoodsAreFull, SubmissionMisplaced, SubmissionNeeds } = ownFoodRefusals;
const call = /*#__PURE__*/ callOf<typeof OwnFoodsGroup>();

export const ownFoods = /*#__PURE__*/ call("GET", "/api/services/own-foods", { FieldRefused, SignInNeeded });
export const removeOwnFoods = /*#__PURE__*/ call("POST", "/api/services/own-foods/removals", { OwnFoodsAreFull, SignInNeeded });
export const restoreOwnFoods = /*#__PURE__*/ call("POST", "/api/services/own-foods/restorations", { OwnFoodsAreFull, SignInNeeded });
export const ownFood = /*#__PURE__*/ call("GET", "/api/services/own-foods/:id", { OwnFoodNotFound, SignInNeeded });
export const saveOwnFood = /*#__PURE__*/ call("POST", "/api/services/own-foods/:id", { EntryNotFound, EntryVersionConflict, FieldRefused, FoodNotFound, OwnFoodNotFound, OwnFoodVersionConflict, OwnFoodsAreFull, SignInNeeded });
export const countEntries = /*#__PURE__*/ call("GET", "/api/services/own-foods/:id/entries", { FoodNotFound, SignInNeeded });
export const submitOwnFood = /*#__PURE__*/ call("POST", "/api/services/own-foods/:id/submission", { OwnFoodNotFound, OwnFoodVersionConflict, SignInNeeded, SubmissionMisplaced, SubmissionNeeds });
export const withdrawOwnFood = /*#__PURE__*/ call("DELETE", "/api/services/own-foods/:id/submission", { OwnFoodNotFound, OwnFoodVersionConflict, SignInNeeded, SubmissionMisplaced });
