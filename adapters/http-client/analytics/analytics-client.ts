import type { AnalyticsClient } from "@morsel/application/analytics/client/analytics-client";
import * as Effect from "effect/Effect";
import { type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

/** Whatever is answered: a view that was not counted is no matter of who looks. */
export const makeHttpAnalyticsClient = (...how: HttpConnection): AnalyticsClient => ({
  count: (body) => Effect.asVoid(makeHttpTransport(...how)({ method: "POST", path: "/api/services/page_views", body })),
});
