import * as Effect from "effect/Effect";
import * as HttpServerResponse from "effect/http/HttpServerResponse";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { json } from "../responses/responses.ts";
import { Failures } from "../platform/failures.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { Readiness } from "../platform/readiness.ts";

/** A database whose damage was seen once is not ready, whatever it answers. */
export const healthHandlers = defineHandlers(
  "health",
  { isReady: Readiness, failures: Failures },
  ({ isReady, failures }) => {
    const readiness = Effect.suspend(() => (failures.hasSeenDamage() ? Effect.succeed(false) : isReady));
    return HttpApiBuilder.group(Api, "health", (handlers) =>
      handlers.handle("healthz", () =>
        Effect.map(readiness, (isFine) => (isFine ? json({ status: "ready" }) : json({ status: "not ready" }, 503))),
      ),
    );
  },
);

/** Made when first asked for: a start need not wait for it. */
export const docsHandlers = defineHandlers("docs", {}, () =>
  HttpApiBuilder.group(Api, "docs", (handlers) =>
    handlers
      .handle("openapi", () =>
        Effect.map(
          Effect.promise(() => import("../../http-contract/shared/openapi-document.ts")),
          ({ openApiDocument }) => json(openApiDocument()),
        ),
      )
      .handle("docs", () =>
        Effect.map(
          Effect.promise(() => import("../pages/docs-page.ts")),
          ({ docsPage }) =>
            HttpServerResponse.raw(docsPage(), { headers: { "content-type": "text/html; charset=utf-8" } }),
        ),
      ),
  ),
);
