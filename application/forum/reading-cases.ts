import { type TooManyFollowed, unreadPosts } from "@morsel/domain/forum";
import { isAdmin, type Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import { readPage } from "../platform/paging.ts";
import type { ForumWriter, TopicNotFound } from "./forum-store.ts";
import { UNREAD_MENTIONS_MAX } from "./mention-cases.ts";
import type { MentionStore } from "./mention-store.ts";
import type { FollowedPlace, MarkStore } from "./mark-store.ts";
import type { ReactionStore } from "./reaction-store.ts";

export const writerOf = ({ id, roles }: Member): ForumWriter => ({ member: id, isModerator: isAdmin(roles) });

const placeIn = (cursor: string): FollowedPlace | undefined => {
  const [, unread, lastPostAt, id] = /^([01])\.(\d{1,15})\.([\da-f-]{36})$/.exec(cursor) ?? [];
  return id === undefined ? undefined : { hasUnread: unread === "1", lastPostAt: Number(lastPostAt), id };
};

export type ForumVisit = {
  /** Followed topics with unread posts. */
  readonly unreadFollowed: number;
  /** FO44: up to a hundred. */
  readonly unreadMentions: number;
  /** FO52: up to a hundred. */
  readonly unreadReacted: number;
};

/** Marks, follows and visits of a member. */
export const makeReadingCases = ({
  marks,
  mentions,
  reactions,
  clock,
}: {
  readonly marks: MarkStore;
  readonly mentions: Pick<MentionStore, "unreadMentions">;
  readonly reactions: Pick<ReactionStore, "unreadReacted">;
  readonly clock: Clock;
}) => ({
  /** FO40 */
  markRead: (by: Member, topic: string, number: number): Effect.Effect<number, TopicNotFound> =>
    marks.read(writerOf(by), topic, number),

  /** FO41 */
  followTopic: (by: Member, topic: string, isFollowed: boolean): Effect.Effect<void, TopicNotFound | TooManyFollowed> =>
    marks.follow(writerOf(by), topic, isFollowed),

  /** W621 */
  readFollowing: (by: Member, { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined }) =>
    readPage({
      limit,
      cursor,
      placeIn,
      read: (query) => marks.following(writerOf(by), query),
      cursorOf: ({ posts, seen, lastPostAt, id }) => `${unreadPosts(posts, seen) > 0 ? 1 : 0}.${lastPostAt}.${id}`,
    }),

  /** FO42: the member is in the forum; the answer says what waits there. */
  visit: Effect.fn("VisitForum")(function* (by: Member): Effect.fn.Return<ForumVisit> {
    yield* marks.visit(by.id, yield* clock.now);
    return {
      unreadFollowed: yield* marks.unreadFollowed(writerOf(by)),
      unreadMentions: yield* mentions.unreadMentions(by.id, UNREAD_MENTIONS_MAX),
      unreadReacted: yield* reactions.unreadReacted(by.id, UNREAD_MENTIONS_MAX),
    };
  }),
});
