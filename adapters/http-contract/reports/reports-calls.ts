// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { PrintableGroup, ReportsGroup } from "./reports.ts";
import { eligibilityRefusals } from "../eligibility/problems.ts";
import { reportRefusals } from "./problems.ts";
import { FieldRefused, SignInNeeded, TooManyTries } from "../shared/problems.ts";

const { DiaryNotShared } = reportRefusals;
const { PremiumNeeded } = eligibilityRefusals;
const call = /*#__PURE__*/ callOf<typeof PrintableGroup | typeof ReportsGroup>();

export const printableDiary = /*#__PURE__*/ call("POST", "/api/services/reports/printable-diary/:username", { DiaryNotShared, FieldRefused, TooManyTries });
export const report = /*#__PURE__*/ call("GET", "/api/services/reports/series", { FieldRefused, SignInNeeded });
export const overview = /*#__PURE__*/ call("GET", "/api/services/reports/overview", { FieldRefused, SignInNeeded });
export const insights = /*#__PURE__*/ call("GET", "/api/services/reports/insights", { FieldRefused, PremiumNeeded, SignInNeeded });
