import { FoodReviewUseCases } from "@morsel/application/food-review/use-cases";
import type { MemberId } from "@morsel/domain/identity";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeDecisions, writeReviews } from "../../http-contract/food-review/codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { forMember } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";

/** Foods of a page, each with all its values and what it is compared with. */
const PAGE = 20;

export const foodReviewHandlers = defineHandlers("foodReview", { useCases: FoodReviewUseCases }, ({ useCases }) =>
  HttpApiBuilder.group(Api, "foodReview", (handlers) =>
    handlers
      .handle("waitingFoods", ({ query: { limit = PAGE, cursor } }) =>
        reply(useCases.waiting({ limit: Math.min(limit, PAGE), cursor }), writeReviews),
      )
      .handle("decideFood", ({ payload: { member, ...asked } }) =>
        forMember((actor) =>
          reply(useCases.decide({ ...asked, member: member as MemberId, actor }), () => ({ id: asked.id })),
        ),
      )
      .handle("foodDecisions", ({ query: { limit = PAGE, cursor } }) =>
        reply(useCases.decisions({ limit, cursor }), writeDecisions),
      )
      .handle("undoFoodDecision", ({ payload }) =>
        forMember((actor) => reply(useCases.undo({ ...payload, actor }), () => ({ id: payload.id }))),
      ),
  ),
);
