import type { ForumCategoriesClient } from "@morsel/application/forum-categories/client/forum-categories-client";
import { REASON_LENGTH } from "@morsel/domain/admin";
import { type ApiClient, done } from "../shared/call.ts";
import { readAllCategories, writeWish } from "./codec.ts";
import * as calls from "./forum-categories-calls.ts";

export const forumCategoriesClient = ({ call }: ApiClient): ForumCategoriesClient => ({
  list: call(calls.forumCategories, {}, readAllCategories),
  save: ({ id, reason, category }) =>
    call(
      calls.saveForumCategory,
      // Longer than what is accepted, so that the refusal says by how much.
      { payload: { id, reason: reason.slice(0, REASON_LENGTH.max * 2), ...writeWish(category) } },
      done,
    ),
});
