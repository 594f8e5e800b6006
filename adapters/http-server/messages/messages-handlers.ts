import { MessageUseCases } from "@morsel/application/messages/use-cases";
import { excerptOf } from "@morsel/domain/social";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeDrafts, writeMessagePage } from "../../http-contract/messages/codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { limitedMember } from "../requests/limited-member.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { forMember, replyForId } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";

const PAGE = 25;

const needs = { useCases: MessageUseCases, limits: RateLimits };

export const messagesHandlers = defineHandlers("messages", needs, ({ useCases, limits }) => {
  /** Counted for all processes: each costs another member's attention. */
  const limited = limitedMember(limits);
  return HttpApiBuilder.group(Api, "messages", (handlers) =>
    handlers
      .handle("messages", ({ query: { folder = "inbox", query, limit = PAGE, cursor } }) =>
        replyForId(
          (member) => useCases.readFolder({ member, folder, text: query, limit, cursor }),
          writeMessagePage(excerptOf),
        ),
      )
      .handle("messageThread", ({ params: { id }, query: { limit = PAGE, cursor } }) =>
        replyForId((member) => useCases.readThread({ member, id, limit, cursor }), writeMessagePage()),
      )
      .handle("sendToMember", ({ payload: { reply_to: replyTo, draft_id: draft, ...message } }) =>
        limited("message", ({ id: member }) =>
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
        limited("message", ({ id: member }) =>
          reply(useCases.report(member, { id, message, reason, text }), () => ({ id })),
        ),
      )
      .handle("messageDrafts", () => replyForId(useCases.readDrafts, writeDrafts))
      .handle("saveMessageDraft", ({ payload: { reply_to: replyTo, ...draft } }) =>
        forMember((member) => reply(useCases.saveDraft(member, { ...draft, replyTo }), () => ({ id: draft.id }))),
      )
      .handle("deleteMessageDraft", ({ payload: { id } }) =>
        forMember((member) => reply(useCases.removeDraft(member, id), () => ({ id }))),
      ),
  );
});
