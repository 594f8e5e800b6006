// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { WeeklyDigestGroup } from "./weekly-digest.ts";
import { FieldRefused, SignInNeeded } from "../shared/problems.ts";

const call = /*#__PURE__*/ callOf<typeof WeeklyDigestGroup>();

export const weeklyDigest = /*#__PURE__*/ call("GET", "/api/services/reports/weekly-digest", { FieldRefused, SignInNeeded });
