import { CountPageView } from "@morsel/application/analytics/count-page-view";
import * as Effect from "effect/Effect";
import * as HttpServerResponse from "effect/http/HttpServerResponse";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { CurrentRequest } from "../requests/request-context.ts";
import { problem } from "../responses/responses.ts";

export const analyticsHandlers = defineHandlers(
  "analytics",
  { count: CountPageView, limits: RateLimits },
  ({ count, limits }) =>
    HttpApiBuilder.group(Api, "analytics", (handlers) =>
      handlers.handle("countPageView", ({ payload }) =>
        Effect.flatMap(CurrentRequest, ({ call }) => {
          const wait = limits.take("pageView", call.address);
          if (wait > 0) return Effect.succeed(problem("TooManyTries", { retry_after: wait }));
          return Effect.as(count(payload), HttpServerResponse.empty({ status: 204 }));
        }),
      ),
    ),
);
