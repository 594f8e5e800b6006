import type { Mentionable, MentionPlace, MentionStore, StoredMention } from "@morsel/application/forum/mention-store";
import { newlyMentioned } from "@morsel/domain/forum";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

const FIRST: MentionPlace = { at: Number.MAX_SAFE_INTEGER, post: "" };

/** FO44: in the transaction of the post. */
export const keepMentions = (tx: Sql, post: string, mentioned: readonly MemberId[], at: number): Effect.Effect<void> =>
  Effect.gen(function* () {
    if (mentioned.length === 0) return;
    const told = yield* tx<{ readonly id: MemberId }>`
      select member_id as "id" from forum_mention where post_id = ${post}`;
    const added = newlyMentioned(
      told.map(({ id }) => id),
      mentioned,
    );
    if (added.length > 0)
      yield* tx`
        insert into forum_mention (member_id, post_id, at) select id, ${post}, ${at} from member where id in ${added}
        on conflict (member_id, post_id) do nothing`;
  });

type MentionRow = Omit<StoredMention, "author" | "isUnread"> & {
  readonly author: string | null;
  readonly unread: number;
};

export const makeSqlMentionStore = (sql: Sql): MentionStore => ({
  mentionable: (by, keys) =>
    sql<Mentionable>`
      select m.id, m.username, m.username_key as "key" from member m
      where m.username_key in ${keys} and m.id <> ${by}
        and not exists (select 1 from member_block b where b.member_id = ${by} and b.blocked_id = m.id)
        and not exists (select 1 from member_block b where b.member_id = m.id and b.blocked_id = ${by})`,

  mentionsOf: (member, { limit, after = FIRST }) =>
    Effect.map(
      sql<MentionRow>`
        select p.id, p.topic_id as "topic", p.number, t.title, t.category, m.username as "author", p.created_at as "createdAt", p.source, n.at,
          case when coalesce(k.seen, 0) < p.number then 1 else 0 end as unread
        from forum_mention n join forum_post p on p.id = n.post_id join forum_topic t on t.id = p.topic_id
          left join member m on m.id = p.author_id left join forum_mark k on k.member_id = n.member_id and k.topic_id = p.topic_id
        where n.member_id = ${member} and (n.at, n.post_id) < (${after.at}, ${after.post}) and p.is_hidden = 0 and t.is_hidden = 0
          and not exists (select 1 from member_block b where b.member_id = ${member} and b.blocked_id in (p.author_id, t.author_id))
          and not exists (select 1 from member_block b where b.member_id in (p.author_id, t.author_id) and b.blocked_id = ${member})
        order by n.at desc, n.post_id desc limit ${limit}`,
      (rows) =>
        rows.map(({ author, unread, ...row }) => ({
          ...row,
          ...(author === null ? {} : { author }),
          isUnread: unread === 1,
        })),
    ),

  unreadMentions: (member, most) =>
    Effect.map(
      sql`
        select 1 from (
          select n.post_id from forum_mention n where n.member_id = ${member} order by n.at desc, n.post_id desc limit ${most}
        ) n join forum_post p on p.id = n.post_id join forum_topic t on t.id = p.topic_id
          left join forum_mark k on k.member_id = ${member} and k.topic_id = p.topic_id
        where coalesce(k.seen, 0) < p.number and p.is_hidden = 0 and t.is_hidden = 0
          and not exists (select 1 from member_block b where b.member_id = ${member} and b.blocked_id in (p.author_id, t.author_id))
          and not exists (select 1 from member_block b where b.member_id in (p.author_id, t.author_id) and b.blocked_id = ${member})`,
      ({ length }) => length,
    ),
});
