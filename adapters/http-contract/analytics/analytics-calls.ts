// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { AnalyticsGroup } from "./analytics.ts";
import { TooManyTries } from "../shared/problems.ts";

const call = /*#__PURE__*/ callOf<typeof AnalyticsGroup>();

export const countPageView = /*#__PURE__*/ call("POST", "/api/services/page_views", { TooManyTries });
