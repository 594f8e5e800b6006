import type { FedPost, FedTopic, ForumFeedStore } from "@morsel/application/forum/feed-store";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

type TopicRow = Omit<FedTopic, "author" | "html"> & { readonly author: string | null; readonly html: string | null };
type PostRow = Omit<FedPost, "author" | "editedAt"> & {
  readonly author: string | null;
  readonly editedAt: number | null;
};

const topicOf = ({ author, html, ...row }: TopicRow): FedTopic => ({
  ...row,
  ...(author === null ? {} : { author }),
  ...(html === null ? {} : { html }),
});
const postOf = ({ author, editedAt, ...row }: PostRow): FedPost => ({
  ...row,
  ...(author === null ? {} : { author }),
  ...(editedAt === null ? {} : { editedAt }),
});

/** FO60: each statement leaves out what is hidden, and what was written by who is banned. */
export const makeSqlForumFeedStore = (sql: Sql): ForumFeedStore => {
  /** Pinned topics stand by themselves in the index of a category. */
  const ofCategory = (
    category: string,
    isPinned: 0 | 1,
    { limit, at }: { readonly limit: number; readonly at: number },
  ) =>
    sql<TopicRow>`
      select t.id, t.category, t.title, m.username as "author", t.created_at as "createdAt", t.last_post_at as "lastPostAt", p.html
      from forum_topic t left join member m on m.id = t.author_id
        left join forum_post p on p.topic_id = t.id and p.number = 1 and p.is_hidden = 0
      where t.category = ${category} and t.is_pinned = ${isPinned} and t.is_hidden = 0
        and not exists (select 1 from forum_ban b where b.member_id = t.author_id and (b.until is null or b.until > ${at}))
      order by t.last_post_at desc, t.id desc limit ${limit}`;
  const newestFirst = (a: TopicRow, b: TopicRow): number => b.lastPostAt - a.lastPostAt || (a.id < b.id ? 1 : -1);
  return {
    topics: ({ categories, limit, at }) => {
      const [only] = categories;
      if (categories.length === 1 && only !== undefined)
        return Effect.map(
          Effect.all([ofCategory(only, 1, { limit, at }), ofCategory(only, 0, { limit, at })]),
          (rows) => rows.flat().toSorted(newestFirst).slice(0, limit).map(topicOf),
        );
      return Effect.map(
        sql<TopicRow>`
          select t.id, t.category, t.title, m.username as "author", t.created_at as "createdAt", t.last_post_at as "lastPostAt", p.html
          from forum_topic t left join member m on m.id = t.author_id
            left join forum_post p on p.topic_id = t.id and p.number = 1 and p.is_hidden = 0
          where t.category in ${categories} and t.is_hidden = 0
            and not exists (select 1 from forum_ban b where b.member_id = t.author_id and (b.until is null or b.until > ${at}))
          order by t.last_post_at desc, t.id desc limit ${limit}`,
        (rows) => rows.map(topicOf),
      );
    },

    topic: (id, at) =>
      Effect.map(
        sql<TopicRow>`
          select t.id, t.category, t.title, m.username as "author", t.created_at as "createdAt", t.last_post_at as "lastPostAt", null as "html"
          from forum_topic t left join member m on m.id = t.author_id
          where t.id = ${id} and t.is_hidden = 0
            and not exists (select 1 from forum_ban b where b.member_id = t.author_id and (b.until is null or b.until > ${at}))`,
        ([row]) => row && topicOf(row),
      ),

    posts: (topic, { limit, at }) =>
      Effect.map(
        sql<PostRow>`
          select p.id, p.number, m.username as "author", p.created_at as "createdAt", p.edited_at as "editedAt", p.html
          from forum_post p left join member m on m.id = p.author_id
          where p.topic_id = ${topic} and p.is_hidden = 0
            and not exists (select 1 from forum_ban b where b.member_id = p.author_id and (b.until is null or b.until > ${at}))
          order by p.number desc limit ${limit}`,
        (rows) => rows.map(postOf),
      ),
  };
};
