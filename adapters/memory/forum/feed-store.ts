import type { FedPost, FedTopic, ForumFeedStore } from "@morsel/application/forum/feed-store";
import { isFed } from "@morsel/domain/forum";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { membersTable } from "../identity/members-table.ts";
import type { MemoryState } from "../platform/state.ts";
import { banTable, type KeptPost, type KeptTopic, postTable, topicTable } from "./forum-tables.ts";

/** FO60 */
export const makeMemoryForumFeedStore = (state: MemoryState): ForumFeedStore => {
  const isShown = ({ by, isHidden }: Pick<KeptPost, "by" | "isHidden">, at: number): boolean =>
    isFed({ isHidden, ban: by === undefined ? undefined : state.of(banTable).get(by) }, at);
  const author = (by: MemberId | undefined): { readonly author?: string } => {
    const username = by === undefined ? undefined : state.of(membersTable).get(by)?.member.username;
    return username === undefined ? {} : { author: username };
  };
  const topicOf = ({ id, category, title, by, createdAt, lastPostAt }: KeptTopic): FedTopic => ({
    id,
    category,
    title,
    ...author(by),
    createdAt,
    lastPostAt,
  });
  const withText = (topic: FedTopic): FedTopic => {
    const first = [...state.of(postTable).values()].find((post) => post.topic === topic.id && post.number === 1);
    return first === undefined || first.isHidden ? topic : { ...topic, html: first.html };
  };
  const postOf = ({ id, number, by, createdAt, editedAt, html }: KeptPost): FedPost => ({
    id,
    number,
    ...author(by),
    createdAt,
    ...(editedAt === undefined ? {} : { editedAt }),
    html,
  });
  return {
    topics: ({ categories, limit, at }) =>
      Effect.sync(() =>
        [...state.of(topicTable).values()]
          .filter((topic) => categories.includes(topic.category) && isShown(topic, at))
          .toSorted((a, b) => b.lastPostAt - a.lastPostAt || (a.id < b.id ? 1 : -1))
          .slice(0, limit)
          .map((topic) => withText(topicOf(topic))),
      ),
    topic: (id, at) =>
      Effect.sync(() => {
        const kept = state.of(topicTable).get(id);
        return kept !== undefined && isShown(kept, at) ? topicOf(kept) : undefined;
      }),
    posts: (topic, { limit, at }) =>
      Effect.sync(() =>
        [...state.of(postTable).values()]
          .filter((post) => post.topic === topic && isShown(post, at))
          .toSorted((a, b) => b.number - a.number)
          .slice(0, limit)
          .map(postOf),
      ),
  };
};
