import { MessageUseCases } from "@morsel/application/messages/use-cases";
import type { MemberId } from "@morsel/domain/identity";
import { excerptOf } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import type * as HttpServerResponse from "effect/http/HttpServerResponse";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeDrafts, writeMessagePage } from "../../http-contract/messages/codec.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { forMember } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";
import { problem } from "../responses/responses.ts";

const PAGE = 25;

const needs = { useCases: MessageUseCases, limits: RateLimits };

export const messagesHandlers = defineHandlers("messages", needs, ({ useCases, limits }) => {
  /** Counted for all processes: each costs another member's attention. */
  const limited = <R>(ask: (member: MemberId) => Effect.Effect<HttpServerResponse.HttpServerResponse, never, R>) =>
    Effect.gen(function* () {
      const { id: member } = yield* CurrentMember;
      const wait = yield* limits.takeShared("message", member);
      return wait > 0 ? problem("TooManyTries", { retry_after: wait }) : yield* ask(member);
    });
  return HttpApiBuilder.group(Api, "messages", (handlers) =>
    handlers
      .handle("messages", ({ query: { folder = "inbox", query, limit = PAGE, cursor } }) =>
        forMember((member) =>
          reply(useCases.readFolder({ member, folder, text: query, limit, cursor }), writeMessagePage(excerptOf)),
        ),
      )
      .handle("messageThread", ({ params: { id }, query: { limit = PAGE, cursor } }) =>
        forMember((member) => reply(useCases.readThread({ member, id, limit, cursor }), writeMessagePage())),
      )
      .handle("sendToMember", ({ payload: { reply_to: replyTo, draft_id: draft, ...message } }) =>
        limited((member) =>
          reply(useCases.send({ ...message, member, replyTo, draft }), () => ({ id: message.id }), 201),
        ),
      )
      .handle("markMessages", ({ payload }) =>
        forMember((member) => reply(useCases.mark(member, payload.ids, payload.is_read), () => payload)),
      )
      .handle("deleteMessages", ({ payload }) =>
        forMember((member) => reply(useCases.remove(member, payload.ids), () => payload)),
      )
      .handle("reportMessage", ({ payload: { id, message_id: message, reason, text } }) =>
        limited((member) => reply(useCases.report(member, { id, message, reason, text }), () => ({ id }))),
      )
      .handle("messageDrafts", () => forMember((member) => reply(useCases.readDrafts(member), writeDrafts)))
      .handle("saveMessageDraft", ({ payload: { reply_to: replyTo, ...draft } }) =>
        forMember((member) => reply(useCases.saveDraft(member, { ...draft, replyTo }), () => ({ id: draft.id }))),
      )
      .handle("deleteMessageDraft", ({ payload: { id } }) =>
        forMember((member) => reply(useCases.removeDraft(member, id), () => ({ id }))),
      ),
  );
});
