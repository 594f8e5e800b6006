import { ModerationUseCases } from "@morsel/application/moderation/use-cases";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeCases, writeDecisions } from "../../http-contract/moderation/codec.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { limitedMember } from "../requests/limited-member.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { replyForMember } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";

const needs = { useCases: ModerationUseCases, limits: RateLimits };

/** Things of a page, each with its reports. */
const PAGE = 25;

export const moderationHandlers = defineHandlers("moderation", needs, ({ useCases, limits }) =>
  HttpApiBuilder.group(Api, "moderation", (handlers) =>
    handlers
      .handle("moderationQueue", ({ query: { limit = PAGE, cursor } }) =>
        reply(useCases.queue({ limit, cursor }), writeCases),
      )
      .handle("moderationAppeals", () => reply(useCases.appeals, writeDecisions))
      .handle("decideReport", ({ payload }) =>
        Effect.flatMap(CurrentMember, (actor) => reply(useCases.decide(actor, payload), () => ({ id: payload.id }))),
      )
      .handle("answerAppeal", ({ payload: { is_upheld: isUpheld, ...wish } }) =>
        Effect.flatMap(CurrentMember, (actor) =>
          reply(useCases.answer(actor, { ...wish, isUpheld }), () => ({ id: wish.id })),
        ),
      )
      .handle("reportFood", ({ payload: report }) =>
        limitedMember(limits)("forumPost", ({ id }) =>
          reply(useCases.reportFood(id, report), () => ({ id: report.id })),
        ),
      )
      .handle("ownDecisions", () => replyForMember(useCases.mine, writeDecisions))
      .handle("appeal", ({ payload }) =>
        limitedMember(limits)("forumPost", (member) =>
          reply(useCases.appeal(member, payload), () => ({ id: payload.id })),
        ),
      ),
  ),
);
