import { ContactUseCases } from "@morsel/application/contact/use-cases";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { CurrentRequest } from "../requests/request-context.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { reply } from "../responses/reply.ts";
import { problem } from "../responses/responses.ts";

const needs = { useCases: ContactUseCases, limits: RateLimits };

export const contactHandlers = defineHandlers("contact", needs, ({ useCases, limits }) =>
  HttpApiBuilder.group(Api, "contact", (handlers) =>
    handlers.handle("sendMessage", ({ payload }) =>
      Effect.flatMap(CurrentRequest, ({ call, session }) => {
        const wait = limits.take("contact", call.address);
        if (wait > 0) return Effect.succeed(problem("TooManyTries", { retry_after: wait }));
        return reply(useCases.sendMessage({ ...payload, member: session?.member.id }), () => ({ id: payload.id }), 201);
      }),
    ),
  ),
);
