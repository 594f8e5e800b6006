import { ForumUseCases } from "@morsel/application/forum/use-cases";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeForumDraft, writeForumDrafts } from "../../http-contract/forum/draft-codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { limitedMember } from "../requests/limited-member.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { reply } from "../responses/reply.ts";

export const forumDraftsHandlers = defineHandlers(
  "forumDrafts",
  { useCases: ForumUseCases, limits: RateLimits },
  ({ useCases, limits }) => {
    const limited = limitedMember(limits);
    return HttpApiBuilder.group(Api, "forumDrafts", (handlers) =>
      handlers
        .handle("forumDrafts", () =>
          limited("forumRead", (by) => reply(useCases.readForumDrafts(by), writeForumDrafts)),
        )
        .handle("forumDraft", ({ query: { place } }) =>
          limited("forumRead", (by) => reply(useCases.readForumDraft(by, place), writeForumDraft)),
        )
        .handle("saveForumDraft", ({ payload }) =>
          limited("forumRead", (by) => reply(useCases.saveForumDraft(by, payload), () => ({ place: payload.place }))),
        )
        .handle("deleteForumDraft", ({ payload: { place } }) =>
          limited("forumRead", (by) => reply(useCases.removeForumDraft(by, place), () => ({ place }))),
        ),
    );
  },
);
