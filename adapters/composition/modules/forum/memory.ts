import { ForumClient } from "@morsel/application/forum/client/forum-client";
import { ForumFeedStore } from "@morsel/application/forum/feed-store";
import { DraftStore } from "@morsel/application/forum/draft-store";
import { ForumStore } from "@morsel/application/forum/forum-store";
import { MarkStore } from "@morsel/application/forum/mark-store";
import { MentionStore } from "@morsel/application/forum/mention-store";
import { ReactionStore } from "@morsel/application/forum/reaction-store";
import { forumClient } from "../../../http-contract/forum/forum-client.ts";
import { makeMemoryForumFeedStore } from "../../../memory/forum/feed-store.ts";
import { makeMemoryDraftStore } from "../../../memory/forum/draft-store.ts";
import { makeMemoryForumStore } from "../../../memory/forum/forum-store.ts";
import { makeMemoryMarkStore } from "../../../memory/forum/mark-store.ts";
import { makeMemoryMentionStore } from "../../../memory/forum/mention-store.ts";
import { makeMemoryReactionStore } from "../../../memory/forum/reaction-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { provideClient } from "../../provide-client.ts";
import { forumUseCases } from "./use-cases.ts";

export const forum = moduleOf((bindings) => {
  forumUseCases(bindings);
  bindings.provide(ForumStore, { state: MemoryState }, ({ state }) => makeMemoryForumStore(state));
  bindings.provide(ForumFeedStore, { state: MemoryState }, ({ state }) => makeMemoryForumFeedStore(state));
  bindings.provide(MarkStore, { state: MemoryState, forum: ForumStore }, ({ state, forum }) =>
    makeMemoryMarkStore(state, forum),
  );
  bindings.provide(MentionStore, { state: MemoryState, forum: ForumStore }, ({ state, forum }) =>
    makeMemoryMentionStore(state, forum),
  );
  bindings.provide(ReactionStore, { state: MemoryState, forum: ForumStore }, ({ state, forum }) =>
    makeMemoryReactionStore(state, forum),
  );
  bindings.provide(DraftStore, { state: MemoryState, forum: ForumStore }, ({ state, forum }) =>
    makeMemoryDraftStore(state, forum),
  );
  provideClient(bindings, ForumClient, forumClient);
});
