import type { TopicNotFound } from "@morsel/application/forum/forum-store";
import type { FollowedPlace, KeptMark, MarkStore } from "@morsel/application/forum/mark-store";
import { fromResult } from "@morsel/application/platform/from-result";
import { followTopic, seenAfterReading, type TooManyFollowed, type Visit, visitAt } from "@morsel/domain/forum";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { keepMark, readMark } from "./forum-marks.ts";
import { makeForumReads, seenBy, topicOf, type TopicRow } from "./forum-reads.ts";

const topicNotFound = Effect.fail<TopicNotFound>({ _tag: "TopicNotFound" });
const FIRST: FollowedPlace = { hasUnread: true, lastPostAt: Number.MAX_SAFE_INTEGER, id: "" };

export const makeSqlMarkStore = (sql: Sql): MarkStore => ({
  read: (reader, id, number) =>
    memberTransaction(sql, reader.member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<number, TopicNotFound> {
        const topic = yield* makeForumReads(tx).topic(reader, id);
        if (topic === undefined) return yield* topicNotFound;
        const seen = seenAfterReading(topic.seen, number, topic.posts);
        if (seen !== topic.seen)
          yield* tx`
            insert into forum_mark (member_id, topic_id, seen, follow) values (${reader.member}, ${id}, ${seen}, 0)
            on conflict (member_id, topic_id) do update set seen = excluded.seen`;
        return seen;
      }),
    ),

  follow: (reader, id, isFollowed) =>
    memberTransaction(sql, reader.member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, TopicNotFound | TooManyFollowed> {
        if ((yield* makeForumReads(tx).topic(reader, id)) === undefined) return yield* topicNotFound;
        const { mark, followed } = yield* readMark(tx, reader.member, id);
        yield* keepMark(tx, reader.member, id, yield* fromResult(followTopic(mark, isFollowed, followed)));
      }),
    ),

  following: (by, { limit, after = FIRST }) => {
    const { reader, hidden } = seenBy(by);
    return Effect.map(
      sql<TopicRow>`
        select t.id, t.category, t.title, m.username as "author", t.created_at as "createdAt", t.last_post_at as "lastPostAt", t.posts,
          t.is_locked as "isLocked", t.is_pinned as "isPinned", t.is_hidden as "isHidden", k.seen, k.follow, null as "since", null as "seenAt"
        from forum_mark k join forum_topic t on t.id = k.topic_id left join member m on m.id = t.author_id
        where k.member_id = ${reader} and k.follow = 1 and t.is_hidden <= ${hidden}
          and (case when k.seen > 0 and t.posts > k.seen then 1 else 0 end, t.last_post_at, t.id)
            < (${after.hasUnread ? 1 : 0}, ${after.lastPostAt}, ${after.id})
          and not exists (select 1 from member_block b where b.member_id = ${reader} and b.blocked_id = t.author_id)
          and not exists (select 1 from member_block b where b.member_id = t.author_id and b.blocked_id = ${reader})
        order by case when k.seen > 0 and t.posts > k.seen then 1 else 0 end desc, t.last_post_at desc, t.id desc limit ${limit}`,
      (rows) => rows.map(topicOf(0)),
    );
  },

  unreadFollowed: (by) => {
    const { reader, hidden } = seenBy(by);
    return Effect.map(
      sql`
        select 1 from forum_mark k join forum_topic t on t.id = k.topic_id
        where k.member_id = ${reader} and k.follow = 1 and k.seen > 0 and t.posts > k.seen and t.is_hidden <= ${hidden}
          and not exists (select 1 from member_block b where b.member_id = ${reader} and b.blocked_id = t.author_id)
          and not exists (select 1 from member_block b where b.member_id = t.author_id and b.blocked_id = ${reader})`,
      ({ length }) => length,
    );
  },

  visit: (member, at) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const [kept] = yield* tx<Visit>`
          select since, seen_at as "seenAt" from forum_visit where member_id = ${member}`;
        const visit = visitAt(kept, at);
        yield* tx`
          insert into forum_visit (member_id, since, seen_at) values (${member}, ${visit.since}, ${visit.seenAt})
          on conflict (member_id) do update set since = excluded.since, seen_at = excluded.seen_at`;
        return visit;
      }),
    ),

  marksOf: (member, { after, limit }) =>
    Effect.map(
      sql<Omit<KeptMark, "isFollowed"> & { readonly follow: number }>`
        select k.topic_id as "topic", t.title, k.seen, k.follow from forum_mark k join forum_topic t on t.id = k.topic_id
        where k.member_id = ${member} and k.topic_id > ${after} order by k.topic_id limit ${limit}`,
      (rows) => rows.map(({ follow, ...row }) => ({ ...row, isFollowed: follow === 1 })),
    ),
});
