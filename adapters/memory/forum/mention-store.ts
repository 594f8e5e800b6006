import type { ForumStore } from "@morsel/application/forum/forum-store";
import type { MentionPlace, MentionStore, StoredMention } from "@morsel/application/forum/mention-store";
import { newlyMentioned } from "@morsel/domain/forum";
import { type MemberId, usernameKey } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { membersTable } from "../identity/members-table.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";
import { blockedBetween } from "../social/relation-tables.ts";

const mentionTable = memoryTable(() => new Map<MemberId, Map<string, number>>());

/** FO44 */
export const keepMentions = (state: MemoryState, post: string, mentioned: readonly MemberId[], at: number): void => {
  const table = state.of(mentionTable);
  const told = [...table].flatMap(([member, posts]) => (posts.has(post) ? [member] : []));
  for (const member of newlyMentioned(told, mentioned))
    table.set(member, new Map([...(table.get(member) ?? []), [post, at]]));
};

const inOrder = (a: MentionPlace, b: MentionPlace): number =>
  b.at - a.at || (a.post < b.post ? 1 : a.post > b.post ? -1 : 0);

export const makeMemoryMentionStore = (state: MemoryState, forum: Pick<ForumStore, "post" | "topic">): MentionStore => {
  const mentionsOf = (
    member: MemberId,
    { limit, after }: { readonly limit: number; readonly after?: MentionPlace },
  ): Effect.Effect<readonly StoredMention[]> =>
    Effect.gen(function* () {
      const places = [...(state.of(mentionTable).get(member) ?? [])]
        .map(([post, at]) => ({ post, at }))
        .filter((place) => after === undefined || inOrder(after, place) < 0)
        .toSorted(inOrder);
      const found: StoredMention[] = [];
      for (const { post: id, at } of places) {
        const reader = { member, isModerator: false };
        const post = yield* forum.post(reader, id);
        const topic = post && (yield* forum.topic(reader, post.topic));
        if (post === undefined || topic === undefined) continue;
        const { number, createdAt, source, author } = post;
        const { title, category } = topic;
        const said = { id, topic: topic.id, number, title, category, createdAt, source, at };
        found.push({ ...said, ...(author === undefined ? {} : { author }), isUnread: topic.seen < number });
      }
      return found.slice(0, limit);
    });
  return {
    mentionable: (by, keys) =>
      Effect.sync(() =>
        [...state.of(membersTable).values()]
          .map(({ member: { id, username } }) => ({ id, username, key: usernameKey(username) }))
          .filter(({ id, key }) => keys.includes(key) && id !== by && !blockedBetween(state, by, id)),
      ),
    mentionsOf,
    unreadMentions: (member, most) =>
      Effect.map(mentionsOf(member, { limit: most }), (found) => found.filter(({ isUnread }) => isUnread).length),
  };
};
