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
import { knownMember } from "../requests/known-member.ts";

export const barcodeHandlers = defineHandlers(
  "barcodes",
  { useCases: BarcodeUseCases, limits: RateLimits },
  ({ useCases, limits }) =>
    HttpApiBuilder.group(Api, "barcodes", (handlers) =>
      handlers.handle("product", ({ params: { code } }) =>
        Effect.flatMap(CurrentRequest, (facts) => {
          const member = knownMember(facts, "foods:read");
          const wait = limits.take("lookUp", member ?? facts.call.address);
          if (wait > 0) return Effect.succeed(problem("TooManyTries", { retry_after: wait }));
          return reply(useCases.findProduct({ member, code }), writeFoundProduct);
        }),
      ),
    ),
);
