import { ForumCategoryUseCases } from "@morsel/application/forum-categories/use-cases";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { readWish, writeAllCategories } from "../../http-contract/forum-categories/codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { forMember } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";

export const forumCategoriesHandlers = defineHandlers(
  "forumCategories",
  { useCases: ForumCategoryUseCases },
  ({ useCases }) =>
    HttpApiBuilder.group(Api, "forumCategories", (handlers) =>
      handlers
        .handle("forumCategories", () => reply(useCases.list, writeAllCategories))
        .handle("saveForumCategory", ({ payload: { id, reason, ...wish } }) =>
          forMember((actor) => reply(useCases.save({ id, reason, actor, category: readWish(wish) }), () => ({ id }))),
        ),
    ),
);
