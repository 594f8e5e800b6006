// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { FoodsGroup } from "./foods.ts";
import { foodRefusals } from "./problems.ts";
import { SignInNeeded, TooManyTries } from "../shared/problems.ts";

const { FoodNotFound } = foodRefusals;
const call = /*#__PURE__*/ callOf<typeof FoodsGroup>();

export const search = /*#__PURE__*/ call("GET", "/api/services/foods", { TooManyTries });
export const suggestions = /*#__PURE__*/ call("GET", "/api/services/foods/suggestions", { SignInNeeded });
export const food = /*#__PURE__*/ call("GET", "/api/services/foods/:id", { FoodNotFound });
