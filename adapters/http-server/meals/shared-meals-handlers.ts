import { MealsUseCases } from "@morsel/application/meals/use-cases";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeSharedMeal } from "../../http-contract/meals/codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { CurrentRequest } from "../requests/request-context.ts";
import { problem } from "../responses/responses.ts";
import { reply } from "../responses/reply.ts";

const needs = { useCases: MealsUseCases, limits: RateLimits };

/** Visitors are let in as often as they may search. */
export const sharedMealsHandlers = defineHandlers("sharedMeals", needs, ({ useCases, limits }) =>
  HttpApiBuilder.group(Api, "sharedMeals", (handlers) =>
    handlers.handle("sharedMeal", ({ params: { token } }) =>
      Effect.flatMap(CurrentRequest, ({ call, session }) => {
        const wait = limits.take("search", session?.member.id ?? call.address);
        return wait > 0
          ? Effect.succeed(problem("TooManyTries", { retry_after: wait }))
          : reply(useCases.sharedMeal(token), writeSharedMeal);
      }),
    ),
  ),
);
