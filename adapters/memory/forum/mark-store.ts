import type { ForumStore, StoredTopic, TopicNotFound } from "@morsel/application/forum/forum-store";
import type { FollowedPlace, MarkStore } from "@morsel/application/forum/mark-store";
import { fromResult } from "@morsel/application/platform/from-result";
import { followTopic, NO_MARK, seenAfterReading, unreadPosts, visitAt } from "@morsel/domain/forum";
import * as Effect from "effect/Effect";
import type { MemoryState } from "../platform/state.ts";
import { followedBy, keepMark, marksOf, visitTable } from "./mark-tables.ts";

type Reader = Parameters<MarkStore["follow"]>[0];

const placeOf = ({ posts, seen, lastPostAt, id }: StoredTopic): FollowedPlace => ({
  hasUnread: unreadPosts(posts, seen) > 0,
  lastPostAt,
  id,
});
const inOrder = (a: FollowedPlace, b: FollowedPlace): number =>
  Number(b.hasUnread) - Number(a.hasUnread) || b.lastPostAt - a.lastPostAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

export const makeMemoryMarkStore = (state: MemoryState, forum: Pick<ForumStore, "topic">): MarkStore => {
  const topicFor = (reader: Reader, id: string): Effect.Effect<StoredTopic, TopicNotFound> =>
    Effect.flatMap(forum.topic(reader, id), (topic) =>
      topic === undefined ? Effect.fail<TopicNotFound>({ _tag: "TopicNotFound" }) : Effect.succeed(topic),
    );
  const followed = (reader: Reader): Effect.Effect<readonly StoredTopic[]> =>
    Effect.map(
      Effect.forEach([...marksOf(state, reader.member).keys()], (id) => forum.topic(reader, id)),
      (found) => found.filter((topic) => topic !== undefined).filter(({ isFollowed }) => isFollowed),
    );
  return {
    read: (reader, id, number) =>
      Effect.map(topicFor(reader, id), ({ seen, posts }) => {
        const mark = marksOf(state, reader.member).get(id) ?? NO_MARK;
        const now = seenAfterReading(seen, number, posts);
        if (now !== seen) keepMark(state, reader.member, id, { ...mark, seen: now });
        return now;
      }),
    follow: (reader, id, isFollowed) =>
      Effect.gen(function* () {
        yield* topicFor(reader, id);
        const mark = marksOf(state, reader.member).get(id) ?? NO_MARK;
        const next = yield* fromResult(followTopic(mark, isFollowed, followedBy(state, reader.member)));
        keepMark(state, reader.member, id, next);
      }),
    following: (reader, { limit, after }) =>
      Effect.map(followed(reader), (topics) =>
        topics
          .filter((topic) => after === undefined || inOrder(after, placeOf(topic)) < 0)
          .toSorted((a, b) => inOrder(placeOf(a), placeOf(b)))
          .slice(0, limit),
      ),
    unreadFollowed: (reader) =>
      Effect.map(followed(reader), (topics) => topics.filter((topic) => placeOf(topic).hasUnread).length),
    visit: (member, at) =>
      Effect.sync(() => {
        const visit = visitAt(state.of(visitTable).get(member), at);
        state.of(visitTable).set(member, visit);
        return visit;
      }),
    marksOf: (member, { after, limit }) =>
      Effect.map(
        Effect.forEach(
          [...marksOf(state, member)]
            .filter(([topic]) => topic > after)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .slice(0, limit),
          ([topic, { seen, follow }]) =>
            Effect.map(forum.topic({ isModerator: true }, topic), (found) => ({
              topic,
              title: found?.title ?? "",
              seen,
              isFollowed: follow === "follows",
            })),
        ),
        (marks) => marks,
      ),
  };
};
