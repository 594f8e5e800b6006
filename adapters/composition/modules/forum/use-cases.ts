import { BeforeErasure } from "@morsel/application/account/before-erasure";
import { makeForumExport } from "@morsel/application/forum/export-files";
import { ForumFeeds, makeForumFeeds } from "@morsel/application/forum/feed-cases";
import { ForumFeedStore } from "@morsel/application/forum/feed-store";
import { DraftStore } from "@morsel/application/forum/draft-store";
import { ForumStore } from "@morsel/application/forum/forum-store";
import { MarkStore } from "@morsel/application/forum/mark-store";
import { MentionStore } from "@morsel/application/forum/mention-store";
import { PostRenderer } from "@morsel/application/forum/post-renderer";
import { ReactionStore } from "@morsel/application/forum/reaction-store";
import { ReadCategories } from "@morsel/application/forum/read-categories";
import { ForumUseCases, makeForumUseCases } from "@morsel/application/forum/use-cases";
import { MemberStore } from "@morsel/application/identity/member-store";
import { Clock } from "@morsel/application/platform/clock";
import { ExportFiles } from "@morsel/application/platform/export-file";
import { makePostRenderer } from "../../../markdown/post-renderer.ts";
import type { Bindings } from "../../container.ts";

export const forumUseCases = ({ provide, contributeFrom }: Bindings): void => {
  provide(PostRenderer, {}, makePostRenderer);
  provide(
    ForumUseCases,
    {
      forum: ForumStore,
      marks: MarkStore,
      mentions: MentionStore,
      reactions: ReactionStore,
      drafts: DraftStore,
      members: MemberStore,
      renderer: PostRenderer,
      categories: ReadCategories,
      clock: Clock,
    },
    makeForumUseCases,
  );
  provide(ForumFeeds, { feeds: ForumFeedStore, categories: ReadCategories, clock: Clock }, makeForumFeeds);
  contributeFrom(
    ExportFiles,
    { forum: ForumStore, marks: MarkStore, reactions: ReactionStore, drafts: DraftStore },
    makeForumExport,
  );
  contributeFrom(BeforeErasure, { forum: ForumStore }, ({ forum }) => forum.forget);
};
