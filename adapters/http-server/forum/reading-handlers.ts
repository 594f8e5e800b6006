import { ForumUseCases } from "@morsel/application/forum/use-cases";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeMentionPage, writeTopicPage, writeVisit } from "../../http-contract/forum/codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { limitedMember } from "../requests/limited-member.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { reply } from "../responses/reply.ts";

const TOPICS = 30;

export const forumReadingHandlers = defineHandlers(
  "forumReading",
  { useCases: ForumUseCases, limits: RateLimits },
  ({ useCases, limits }) => {
    const limited = limitedMember(limits);
    return HttpApiBuilder.group(Api, "forumReading", (handlers) =>
      handlers
        .handle("followedTopics", ({ query: { limit = TOPICS, cursor } }) =>
          limited("forumRead", (by) => reply(useCases.readFollowing(by, { limit, cursor }), writeTopicPage)),
        )
        .handle("forumMentions", ({ query: { limit = TOPICS, cursor } }) =>
          limited("forumRead", (by) => reply(useCases.readMentions(by, { limit, cursor }), writeMentionPage)),
        )
        .handle("visitForum", () => limited("forumRead", (by) => reply(useCases.visit(by), writeVisit)))
        .handle("readTopic", ({ payload: { id, number } }) =>
          limited("forumRead", (by) => reply(useCases.markRead(by, id, number), (seen) => ({ id, number: seen }))),
        )
        .handle("followTopic", ({ payload }) =>
          limited("forumRead", (by) => reply(useCases.followTopic(by, payload.id, payload.is_followed), () => payload)),
        ),
    );
  },
);
