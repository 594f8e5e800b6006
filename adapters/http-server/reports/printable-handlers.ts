import { ReportsUseCases } from "@morsel/application/reports/use-cases";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writePrintable } from "../../http-contract/reports/printable-codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { waitForDiary } from "../requests/diary-limit.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { CurrentRequest } from "../requests/request-context.ts";
import { reply } from "../responses/reply.ts";
import { problem } from "../responses/responses.ts";
import { knownMember } from "../requests/known-member.ts";

/** W152: who tries keys is slowed down, by network; a member who prints a year is not. */
export const printableHandlers = defineHandlers(
  "printable",
  { useCases: ReportsUseCases, limits: RateLimits },
  ({ useCases, limits }) =>
    HttpApiBuilder.group(Api, "printable", (handlers) =>
      handlers.handle("printableDiary", ({ params: { username }, payload }) =>
        Effect.gen(function* () {
          const facts = yield* CurrentRequest;
          const wait = yield* waitForDiary(limits, facts.call.address, payload.key);
          if (wait > 0) return problem("TooManyTries", { retry_after: wait });
          return yield* reply(
            useCases.readPrintable({ username, reader: knownMember(facts, "reports:read"), ...payload }),
            writePrintable,
          );
        }),
      ),
    ),
);
