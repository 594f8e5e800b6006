import type { Effect } from "effect";
import type { Unreachable } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { PageViewed } from "./analytics.ts";

/** W238: tells this server of a view. */
export interface AnalyticsClient {
  readonly count: (view: Pick<PageViewed, "page" | "locale">) => Effect.Effect<void, Unreachable>;
}

export const AnalyticsClient = token<AnalyticsClient>("AnalyticsClient");
