// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { GoalsGroup } from "./goals.ts";
import { eligibilityRefusals } from "../eligibility/problems.ts";
import { goalsRefusals } from "./problems.ts";
import { FieldRefused, SignInNeeded } from "../shared/problems.ts";

const { GoalsVersionConflict } = goalsRefusals;
const { PremiumNeeded } = eligibilityRefusals;
const call = /*#__PURE__*/ callOf<typeof GoalsGroup>();

export const goals = /*#__PURE__*/ call("GET", "/api/services/goals", { SignInNeeded });
export const changeGoals = /*#__PURE__*/ call("PATCH", "/api/services/goals", { FieldRefused, GoalsVersionConflict, PremiumNeeded, SignInNeeded });
export const goalBasis = /*#__PURE__*/ call("GET", "/api/services/goals/body", { SignInNeeded });
export const changeBody = /*#__PURE__*/ call("PATCH", "/api/services/goals/body", { FieldRefused, GoalsVersionConflict, SignInNeeded });
export const streak = /*#__PURE__*/ call("GET", "/api/services/goals/streak", { SignInNeeded });
export const week = /*#__PURE__*/ call("GET", "/api/services/goals/week", { SignInNeeded });
export const goalPlans = /*#__PURE__*/ call("GET", "/api/services/goals/plans", { FieldRefused, SignInNeeded });
export const takeBackPlan = /*#__PURE__*/ call("DELETE", "/api/services/goals/plans/:date", { FieldRefused, GoalsVersionConflict, SignInNeeded });
