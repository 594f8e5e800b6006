import { ForumUseCases } from "@morsel/application/forum/use-cases";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeReactedPage } from "../../http-contract/forum/reacted-codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { limitedMember } from "../requests/limited-member.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { reply } from "../responses/reply.ts";

const POSTS = 30;

export const forumReactionsHandlers = defineHandlers(
  "forumReactions",
  { useCases: ForumUseCases, limits: RateLimits },
  ({ useCases, limits }) => {
    const limited = limitedMember(limits);
    return HttpApiBuilder.group(Api, "forumReactions", (handlers) =>
      handlers
        .handle("reactToPost", ({ payload }) =>
          limited("forumReaction", (by) =>
            reply(
              useCases.react(by, { post: payload.post_id, kind: payload.kind, isOn: payload.is_on }),
              () => payload,
            ),
          ),
        )
        .handle("reactedPosts", ({ query: { limit = POSTS, cursor } }) =>
          limited("forumRead", (by) => reply(useCases.readReacted(by, { limit, cursor }), writeReactedPage)),
        )
        .handle("lookAtReactions", () =>
          limited("forumRead", (by) => reply(useCases.lookAtReacted(by), () => ({ unread_reacted: 0 }))),
        ),
    );
  },
);
