import type { AnalyticsClient } from "@morsel/application/analytics/client/analytics-client";
import * as Effect from "effect/Effect";
import { type ApiClient, done } from "../shared/call.ts";
import { countPageView } from "./analytics-calls.ts";

/** A view that was not counted is no matter of the visitor's. */
export const analyticsClient = ({ call }: ApiClient): AnalyticsClient => ({
  count: (view) => Effect.catchTag(call(countPageView, { payload: view }, done), "TooManyTries", () => Effect.void),
});
