import type { PostNotFound, WriteRefused } from "@morsel/application/forum/forum-store";
import type { KeptReaction, ReactedPlace, ReactedPost, ReactionStore } from "@morsel/application/forum/reaction-store";
import { fromResult } from "@morsel/application/platform/from-result";
import { checkReaction, type ReactsToOneself } from "@morsel/domain/forum";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { checkWriter } from "./check-writer.ts";
import { makeForumReads } from "./forum-reads.ts";

const postNotFound = Effect.fail<PostNotFound>({ _tag: "PostNotFound" });
const FIRST: ReactedPlace = { at: Number.MAX_SAFE_INTEGER, post: "" };

type ReactedRow = Omit<ReactedPost, "isUnread" | "people" | "names"> & { readonly unread: number };
type NameRow = { readonly post: string; readonly username: string; readonly people: number };

export const makeSqlReactionStore = (sql: Sql): ReactionStore => {
  /** FO52: the latest two who reacted to each post, and how many there are. */
  const namesOf = (member: string, posts: readonly string[]): Effect.Effect<readonly NameRow[]> =>
    posts.length === 0
      ? Effect.succeed([])
      : sql<NameRow>`
          select g.post_id as "post", m.username, g.people from (
            select r.post_id, r.member_id, count(*) over (partition by r.post_id) as people,
              row_number() over (partition by r.post_id order by max(r.at) desc, r.member_id) as place
            from forum_reaction r
            where r.post_id in ${posts}
              and r.member_id not in (select blocked_id from member_block where member_id = ${member})
              and r.member_id not in (select member_id from member_block where blocked_id = ${member})
            group by r.post_id, r.member_id
          ) g join member m on m.id = g.member_id where g.place <= 2 order by g.post_id, g.place`;
  return {
    react: (by, { post: id, kind, isOn, at }) =>
      memberTransaction(sql, by.member, (tx) =>
        Effect.gen(function* (): Effect.fn.Return<void, PostNotFound | ReactsToOneself | WriteRefused> {
          const reads = makeForumReads(tx);
          const post = yield* reads.post({ member: by.member, isModerator: false }, id);
          const topic = post && (yield* reads.topic(by, post.topic));
          if (post === undefined || topic === undefined) return yield* postNotFound;
          yield* fromResult(checkReaction(post));
          yield* checkWriter(tx, by, topic, at);
          if (!isOn) {
            yield* tx`delete from forum_reaction where post_id = ${id} and member_id = ${by.member} and kind = ${kind}`;
            yield* tx`
              delete from forum_reacted where post_id = ${id}
                and not exists (select 1 from forum_reaction r where r.post_id = ${id})`;
            return;
          }
          const given = yield* tx`
            insert into forum_reaction (member_id, post_id, kind, at) values (${by.member}, ${id}, ${kind}, ${at})
            on conflict (post_id, member_id, kind) do nothing returning kind`;
          if (given.length > 0)
            yield* tx`
              insert into forum_reacted (member_id, post_id, at, is_unread)
              select author_id, id, ${at}, 1 from forum_post where id = ${id} and author_id is not null
              on conflict (post_id) do update set at = excluded.at, is_unread = 1`;
        }),
      ),

    reactedPosts: (member, { limit, after = FIRST }) =>
      Effect.gen(function* () {
        const rows = yield* sql<ReactedRow>`
          select p.id, p.topic_id as "topic", p.number, t.title, t.category, p.created_at as "createdAt", p.source, d.at, d.is_unread as "unread"
          from forum_reacted d join forum_post p on p.id = d.post_id join forum_topic t on t.id = p.topic_id
          where d.member_id = ${member} and (d.at, d.post_id) < (${after.at}, ${after.post}) and p.is_hidden = 0 and t.is_hidden = 0
            and not exists (select 1 from member_block b where b.member_id = ${member} and b.blocked_id = t.author_id)
            and not exists (select 1 from member_block b where b.member_id = t.author_id and b.blocked_id = ${member})
            and exists (
              select 1 from forum_reaction r where r.post_id = d.post_id
                and r.member_id not in (select blocked_id from member_block where member_id = ${member})
                and r.member_id not in (select member_id from member_block where blocked_id = ${member}))
          order by d.at desc, d.post_id desc limit ${limit}`;
        const ids = rows.map(({ id }) => id);
        const names = yield* namesOf(member, ids);
        return rows.map(({ unread, ...row }): ReactedPost => {
          const latest = names.filter(({ post }) => post === row.id);
          return {
            ...row,
            isUnread: unread === 1,
            people: latest[0]?.people ?? 0,
            names: latest.map(({ username }) => username),
          };
        });
      }),

    unreadReacted: (member, most) =>
      Effect.map(
        sql`
          select 1 from forum_reacted d join forum_post p on p.id = d.post_id join forum_topic t on t.id = p.topic_id
          where d.member_id = ${member} and d.is_unread = 1 and p.is_hidden = 0 and t.is_hidden = 0
            and not exists (select 1 from member_block b where b.member_id = ${member} and b.blocked_id = t.author_id)
            and not exists (select 1 from member_block b where b.member_id = t.author_id and b.blocked_id = ${member})
            and exists (
              select 1 from forum_reaction r where r.post_id = d.post_id
                and r.member_id not in (select blocked_id from member_block where member_id = ${member})
                and r.member_id not in (select member_id from member_block where blocked_id = ${member}))
          limit ${most}`,
        ({ length }) => length,
      ),

    lookAtReacted: (member) =>
      Effect.asVoid(sql`update forum_reacted set is_unread = 0 where member_id = ${member} and is_unread = 1`),

    reactionsBy: (member, { after, limit }) =>
      sql<KeptReaction>`
        select r.post_id as "post", p.topic_id as "topic", p.number, r.kind, r.at
        from forum_reaction r join forum_post p on p.id = r.post_id
        where r.member_id = ${member} and (r.post_id, r.kind) > (${after.slice(0, 36)}, ${after.slice(37)})
        order by r.post_id, r.kind limit ${limit}`,
  };
};
