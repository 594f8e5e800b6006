import type { NewsEntry, NewsPage, NewsPlace } from "@morsel/application/news-feed/news-store";
import type { MemberId } from "@morsel/domain/identity";
import { maySeeNews } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";
import { areFriends, blockedBetween } from "../social/relation-rows.ts";

export type EntryRow = Omit<NewsEntry, "isLiked" | "isOwn" | "amount"> & {
  readonly owner: MemberId;
  readonly amount: number | null;
  readonly liker: string | null;
};

export const entryOf =
  (reader: MemberId) =>
  ({ owner, amount, liker, ...row }: EntryRow): NewsEntry => ({
    ...row,
    ...(amount === null ? {} : { amount }),
    isLiked: liker !== null,
    isOwn: owner === reader,
  });

export const LAST: NewsPlace = { postedAt: Number.MAX_SAFE_INTEGER, id: "" };

/**
 * W600: where as many members as a page has entries posted something at a time or later, nothing older is on the page. So one look-up in
 * the index for each friend, then a bounded number of rows for as many of them as a page has; names and likes are read for the page
 * alone. Each step stands by itself: an engine reads what a step says of each row before it sorts and cuts them.
 */
export const feedPage = (
  sql: Sql,
  reader: MemberId,
  { limit, after = LAST }: NewsPage,
): Effect.Effect<readonly NewsEntry[]> =>
  Effect.map(
    sql<EntryRow>`
      with people (id, hidden) as (
        select f.friend_id, 0 from friend f where f.member_id = ${reader} and not exists (
          select 1 from news_mute n where n.member_id = ${reader} and n.muted_id = f.friend_id)
        union all select ${reader}, 0 union all select ${reader}, 1
      ), latest (id, hidden, newest) as materialized (
        select p.id, p.hidden, (
          select n.posted_at from news_entry n
          where n.member_id = p.id and n.is_hidden = p.hidden and (n.posted_at, n.id) < (${after.postedAt}, ${after.id})
          order by n.posted_at desc, n.id desc limit 1)
        from people p
      ), oldest (at) as materialized (
        select coalesce((
          select newest from latest where newest is not null order by newest desc limit 1 offset ${limit - 1}), 0)
      ), chosen (id, hidden, since) as materialized (
        select c.id, c.hidden, coalesce((
          select n.posted_at from news_entry n
          where n.member_id = c.id and n.is_hidden = c.hidden and n.posted_at >= (select at from oldest)
            and (n.posted_at, n.id) < (${after.postedAt}, ${after.id})
          order by n.posted_at desc, n.id desc limit 1 offset ${limit - 1}), (select at from oldest))
        from latest c where c.newest >= (select at from oldest)
      ), page (owner, id, posted_at) as (
        select e.member_id, e.id, e.posted_at
        from chosen c join news_entry e on e.member_id = c.id and e.is_hidden = c.hidden and e.posted_at >= c.since
        where (e.posted_at, e.id) < (${after.postedAt}, ${after.id})
        order by e.posted_at desc, e.id desc limit ${limit}
      )
      select e.id, e.member_id as "owner", m.username, e.kind, e.amount, e.words, e.posted_at as "postedAt", e.likes,
        e.comments, k.liker_id as "liker"
      from page p join news_entry e on e.member_id = p.owner and e.id = p.id
        join member m on m.id = e.member_id
        left join news_like k on k.member_id = e.member_id and k.entry_id = e.id and k.liker_id = ${reader}
      order by e.posted_at desc, e.id desc limit ${limit}`,
    (rows) => rows.map(entryOf(reader)),
  );

export const ownEntries = (
  sql: Sql,
  member: MemberId,
  { limit, after = LAST }: NewsPage,
): Effect.Effect<readonly NewsEntry[]> =>
  Effect.map(
    sql<EntryRow>`
      select e.id, e.member_id as "owner", m.username, e.kind, e.amount, e.words, e.posted_at as "postedAt", e.likes,
        e.comments, null as "liker"
      from news_entry e join member m on m.id = e.member_id
      where e.member_id = ${member} and (e.posted_at, e.id) < (${after.postedAt}, ${after.id})
      order by e.posted_at desc, e.id desc limit ${limit}`,
    (rows) => rows.map(entryOf(member)),
  );

/** SO37: the member of an entry that a reader sees, with its words. */
export const visibleEntry = (
  sql: Sql,
  reader: MemberId,
  id: string,
): Effect.Effect<{ readonly owner: MemberId; readonly words: string } | undefined> =>
  Effect.gen(function* () {
    const found = yield* sql<{ readonly owner: MemberId; readonly isHidden: number; readonly words: string }>`
      select member_id as "owner", is_hidden as "isHidden", words from news_entry where id = ${id}`;
    for (const { owner, isHidden, words } of found) {
      const isFriend = yield* areFriends(sql, reader, owner);
      const relation = owner === reader ? "self" : isFriend ? "friend" : "stranger";
      const isSeen = maySeeNews(relation, isHidden === 1) && !(yield* blockedBetween(sql, reader, owner));
      if (isSeen) return { owner, words };
    }
    return undefined;
  });

/** An entry with all that stands below it. */
export const deleteEntry = (tx: Sql, owner: MemberId, id: string): Effect.Effect<void> =>
  Effect.gen(function* () {
    yield* tx`delete from news_like where member_id = ${owner} and entry_id = ${id}`;
    yield* tx`delete from news_comment where member_id = ${owner} and entry_id = ${id}`;
    yield* tx`delete from news_entry where member_id = ${owner} and id = ${id}`;
  });
