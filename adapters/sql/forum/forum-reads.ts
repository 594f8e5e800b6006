import type {
  ForumReader,
  ForumStore,
  StoredPost,
  StoredTopic,
  TopicPlace,
} from "@morsel/application/forum/forum-store";
import { isNewTopic } from "@morsel/domain/forum";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";
import { FOLLOWS } from "./forum-marks.ts";
import { reactionsOn } from "./reaction-rows.ts";

type Flag = "isLocked" | "isPinned" | "isHidden";
export type TopicRow = Omit<StoredTopic, Flag | "author" | "seen" | "isFollowed" | "isNew"> & {
  readonly [Name in Flag]: number;
} & {
  readonly author: string | null;
  readonly seen: number | null;
  readonly follow: number | null;
  readonly since: number | null;
  readonly seenAt: number | null;
};
type PostRow = Omit<StoredPost, "isOwn" | "isHidden" | "author" | "editedAt"> & {
  readonly author: string | null;
  readonly authorId: string | null;
  readonly editedAt: number | null;
  readonly isHidden: number;
};

/** FO42: `at` is when it is asked. */
export const topicOf =
  (at: number) =>
  ({ author, isLocked, isPinned, isHidden, seen, follow, since, seenAt, ...row }: TopicRow): StoredTopic => ({
    ...row,
    ...(author === null ? {} : { author }),
    isLocked: isLocked === 1,
    isPinned: isPinned === 1,
    isHidden: isHidden === 1,
    seen: seen ?? 0,
    isFollowed: follow === FOLLOWS,
    isNew: isNewTopic(row.lastPostAt, seen ?? 0, since === null || seenAt === null ? undefined : { since, seenAt }, at),
  });

const postOf =
  (reader: string) =>
  ({ author, authorId, editedAt, isHidden, ...row }: PostRow): StoredPost => ({
    ...row,
    ...(author === null ? {} : { author }),
    ...(editedAt === null ? {} : { editedAt }),
    isOwn: authorId !== null && authorId === reader,
    isHidden: isHidden === 1,
  });

const FIRST: TopicPlace = { isPinned: true, lastPostAt: Number.MAX_SAFE_INTEGER, id: "" };

/** A visitor is nobody, who has blocked nobody. */
export const seenBy = ({ member = "" as never, isModerator }: ForumReader) => ({
  reader: member as string,
  hidden: isModerator ? 1 : 0,
});

/** W613: what a reader is shown. */
export const makeForumReads = (
  sql: Sql,
): Pick<ForumStore, "topics" | "topic" | "posts" | "post" | "postsOf" | "postsBy"> => ({
  topics: (by, { categories, hasPinned, limit, after = FIRST, at }) => {
    const { reader, hidden } = seenBy(by);
    const [only] = categories;
    return Effect.map(
      hasPinned
        ? sql<TopicRow>`
            select t.id, t.category, t.title, m.username as "author", t.created_at as "createdAt", t.last_post_at as "lastPostAt", t.posts,
              t.is_locked as "isLocked", t.is_pinned as "isPinned", t.is_hidden as "isHidden", k.seen, k.follow, v.since, v.seen_at as "seenAt"
            from forum_topic t left join member m on m.id = t.author_id
              left join forum_mark k on k.member_id = ${reader} and k.topic_id = t.id
              left join forum_visit v on v.member_id = ${reader}
            where t.category = ${only ?? ""} and (t.is_pinned, t.last_post_at, t.id) < (${after.isPinned ? 1 : 0}, ${after.lastPostAt}, ${after.id})
              and t.is_hidden <= ${hidden}
              and not exists (select 1 from member_block b where b.member_id = ${reader} and b.blocked_id = t.author_id)
              and not exists (select 1 from member_block b where b.member_id = t.author_id and b.blocked_id = ${reader})
            order by t.is_pinned desc, t.last_post_at desc, t.id desc limit ${limit}`
        : sql<TopicRow>`
            select t.id, t.category, t.title, m.username as "author", t.created_at as "createdAt", t.last_post_at as "lastPostAt", t.posts,
              t.is_locked as "isLocked", t.is_pinned as "isPinned", t.is_hidden as "isHidden", k.seen, k.follow, v.since, v.seen_at as "seenAt"
            from forum_topic t left join member m on m.id = t.author_id
              left join forum_mark k on k.member_id = ${reader} and k.topic_id = t.id
              left join forum_visit v on v.member_id = ${reader}
            where (t.last_post_at, t.id) < (${after.lastPostAt}, ${after.id}) and t.category in ${categories}
              and t.is_hidden <= ${hidden}
              and not exists (select 1 from member_block b where b.member_id = ${reader} and b.blocked_id = t.author_id)
              and not exists (select 1 from member_block b where b.member_id = t.author_id and b.blocked_id = ${reader})
            order by t.last_post_at desc, t.id desc limit ${limit}`,
      (rows) => rows.map(topicOf(at)),
    );
  },

  topic: (by, id) => {
    const { reader, hidden } = seenBy(by);
    return Effect.map(
      sql<TopicRow>`
        select t.id, t.category, t.title, m.username as "author", t.created_at as "createdAt", t.last_post_at as "lastPostAt", t.posts,
          t.is_locked as "isLocked", t.is_pinned as "isPinned", t.is_hidden as "isHidden", k.seen, k.follow, null as "since", null as "seenAt"
        from forum_topic t left join member m on m.id = t.author_id
          left join forum_mark k on k.member_id = ${reader} and k.topic_id = t.id
        where t.id = ${id} and t.is_hidden <= ${hidden}
          and not exists (select 1 from member_block b where b.member_id = ${reader} and b.blocked_id = t.author_id)
          and not exists (select 1 from member_block b where b.member_id = t.author_id and b.blocked_id = ${reader})`,
      ([row]) => row && topicOf(0)(row),
    );
  },

  posts: (by, topic, { after, limit }) => {
    const { reader, hidden } = seenBy(by);
    return Effect.gen(function* () {
      const rows = yield* sql<PostRow>`
        select p.id, p.topic_id as "topic", p.number, p.author_id as "authorId", m.username as "author", p.created_at as "createdAt",
          p.edited_at as "editedAt", p.version, p.source, p.html, p.is_hidden as "isHidden"
        from forum_post p left join member m on m.id = p.author_id
        where p.topic_id = ${topic} and p.number > ${after} and p.is_hidden <= ${hidden}
          and not exists (select 1 from member_block b where b.member_id = ${reader} and b.blocked_id = p.author_id)
          and not exists (select 1 from member_block b where b.member_id = p.author_id and b.blocked_id = ${reader})
        order by p.number limit ${limit}`;
      const ids = rows.map(({ id }) => id);
      const reactions = yield* reactionsOn(sql, reader, ids);
      return rows.map((row) => ({ ...postOf(reader)(row), reactions: reactions.get(row.id) ?? [] }));
    });
  },

  post: (by, id) => {
    const { reader, hidden } = seenBy(by);
    return Effect.map(
      sql<PostRow>`
        select p.id, p.topic_id as "topic", p.number, p.author_id as "authorId", m.username as "author", p.created_at as "createdAt",
          p.edited_at as "editedAt", p.version, p.source, p.html, p.is_hidden as "isHidden"
        from forum_post p join forum_topic t on t.id = p.topic_id left join member m on m.id = p.author_id
        where p.id = ${id} and p.is_hidden <= ${hidden} and t.is_hidden <= ${hidden}
          and not exists (select 1 from member_block b where b.member_id = ${reader} and b.blocked_id in (p.author_id, t.author_id))
          and not exists (select 1 from member_block b where b.member_id in (p.author_id, t.author_id) and b.blocked_id = ${reader})`,
      ([row]) => row && postOf(reader)(row),
    );
  },

  postsOf: (member, { after, limit }) =>
    Effect.map(
      sql<PostRow>`
        select p.id, p.topic_id as "topic", p.number, p.author_id as "authorId", m.username as "author", p.created_at as "createdAt",
          p.edited_at as "editedAt", p.version, p.source, p.html, p.is_hidden as "isHidden"
        from forum_post p left join member m on m.id = p.author_id
        where p.author_id = ${member} and p.id > ${after} order by p.id limit ${limit}`,
      (rows) => rows.map(postOf(member)),
    ),

  postsBy: (member, most) =>
    Effect.map(
      sql`select 1 from forum_post where author_id = ${member} and is_hidden = 0 limit ${most}`,
      ({ length }) => length,
    ),
});
