import { ForumFeedStore } from "@morsel/application/forum/feed-store";
import { DraftStore } from "@morsel/application/forum/draft-store";
import { ForumStore } from "@morsel/application/forum/forum-store";
import { MarkStore } from "@morsel/application/forum/mark-store";
import { MentionStore } from "@morsel/application/forum/mention-store";
import { ReactionStore } from "@morsel/application/forum/reaction-store";
import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlForumFeedStore } from "../../../sql/forum/feed-store.ts";
import { makeSqlDraftStore } from "../../../sql/forum/draft-store.ts";
import { makeSqlForumStore } from "../../../sql/forum/forum-store.ts";
import { makeSqlMarkStore } from "../../../sql/forum/mark-store.ts";
import { makeSqlMentionStore } from "../../../sql/forum/mention-store.ts";
import { makeSqlReactionStore } from "../../../sql/forum/reaction-store.ts";
import { moduleOf } from "../../container.ts";
import { forumUseCases } from "./use-cases.ts";

export const forum = moduleOf((bindings) => {
  forumUseCases(bindings);
  bindings.provide(ForumStore, { sql: Sql }, ({ sql }) => makeSqlForumStore(sql));
  bindings.provide(ForumFeedStore, { sql: Sql }, ({ sql }) => makeSqlForumFeedStore(sql));
  bindings.provide(MarkStore, { sql: Sql }, ({ sql }) => makeSqlMarkStore(sql));
  bindings.provide(MentionStore, { sql: Sql }, ({ sql }) => makeSqlMentionStore(sql));
  bindings.provide(ReactionStore, { sql: Sql }, ({ sql }) => makeSqlReactionStore(sql));
  bindings.provide(DraftStore, { sql: Sql }, ({ sql }) => makeSqlDraftStore(sql));
  bindings.contribute(MemberTables, [
    "forum_ban",
    "forum_draft",
    "forum_mark",
    "forum_mention",
    "forum_reacted",
    "forum_reaction",
    "forum_visit",
  ]);
});
