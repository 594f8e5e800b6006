// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { HydrationGroup } from "./hydration.ts";
import { hydrationRefusals } from "./problems.ts";
import { FieldRefused, SignInNeeded } from "../shared/problems.ts";

const { WaterEntryNotFound } = hydrationRefusals;
const call = /*#__PURE__*/ callOf<typeof HydrationGroup>();

export const logWater = /*#__PURE__*/ call("POST", "/api/services/diary/:date/water", { FieldRefused, SignInNeeded });
export const deleteWater = /*#__PURE__*/ call("DELETE", "/api/services/diary/:date/water/:id", { SignInNeeded, WaterEntryNotFound });
