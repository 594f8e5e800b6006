import { BarcodeUseCases } from "@morsel/application/barcodes/use-cases";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeFoundProduct } from "../../http-contract/barcodes/codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { CurrentRequest } from "../requests/request-context.ts";
import { reply } from "../responses/reply.ts";
import { problem } from "../responses/responses.ts";

export const barcodeHandlers = defineHandlers(
  "barcodes",
  { useCases: BarcodeUseCases, limits: RateLimits },
  ({ useCases, limits }) =>
    HttpApiBuilder.group(Api, "barcodes", (handlers) =>
      handlers.handle("product", ({ params: { code } }) =>
        Effect.flatMap(CurrentRequest, ({ call, session }) => {
          const member = session?.member.id;
          const wait = limits.take("lookUp", member ?? call.address);
          if (wait > 0) return Effect.succeed(problem("TooManyTries", { retry_after: wait }));
          return reply(useCases.findProduct({ member, code }), writeFoundProduct);
        }),
      ),
    ),
);
