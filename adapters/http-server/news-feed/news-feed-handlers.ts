import { NewsUseCases } from "@morsel/application/news-feed/use-cases";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeComments, writeFeed } from "../../http-contract/news-feed/codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { limitedMember } from "../requests/limited-member.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { forMember, replyForId } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";

const PAGE = 20;

const needs = { useCases: NewsUseCases, limits: RateLimits };

export const newsFeedHandlers = defineHandlers("newsFeed", needs, ({ useCases, limits }) => {
  /** Counted for all processes: each reaches other members. */
  const limited = limitedMember(limits);
  return HttpApiBuilder.group(Api, "newsFeed", (handlers) =>
    handlers
      .handle("newsFeed", ({ query: { limit = PAGE, cursor } }) =>
        replyForId((member) => useCases.readFeed({ member, limit, cursor }), writeFeed),
      )
      .handle("postNews", ({ payload }) =>
        limited("message", ({ id: member }) => reply(useCases.post(member, payload), () => ({ id: payload.id }), 201)),
      )
      .handle("deleteNews", ({ payload: { id } }) =>
        forMember((member) => reply(useCases.remove(member, id), () => ({ id }))),
      )
      .handle("likeNews", ({ payload }) =>
        forMember((member) => reply(useCases.like(member, payload.id, payload.is_liked), () => payload)),
      )
      .handle("newsComments", ({ params: { id }, query: { limit = PAGE, cursor } }) =>
        replyForId((member) => useCases.readComments({ member, entry: id, limit, cursor }), writeComments),
      )
      .handle("commentOnNews", ({ payload: { entry_id: entry, ...comment } }) =>
        limited("message", ({ id: member }) =>
          reply(useCases.comment(member, entry, comment), () => ({ id: comment.id }), 201),
        ),
      )
      .handle("deleteNewsComment", ({ payload }) =>
        forMember((member) => reply(useCases.removeComment(member, payload.entry_id, payload.id), () => payload)),
      )
      .handle("mutedFriends", () =>
        forMember((member) => reply(useCases.readMuted(member), (usernames) => ({ usernames }))),
      )
      .handle("muteFriend", ({ payload }) =>
        forMember((member) => reply(useCases.mute(member, payload.username, payload.is_muted), () => payload)),
      )
      .handle("reportNews", ({ payload: { id, entry_id: entry, comment_id: comment, reason, text } }) =>
        limited("message", ({ id: member }) =>
          reply(useCases.report(member, { id, entry, comment, reason, text }), () => ({ id })),
        ),
      ),
  );
});
