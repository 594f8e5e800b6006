import type {
  CommentsAreFull,
  NewsComment,
  NewsDayIsFull,
  NewsNotFound,
  NewsStore,
} from "@morsel/application/news-feed/news-store";
import { readAccountSettings } from "@morsel/domain/account";
import type { MemberId } from "@morsel/domain/identity";
import { COMMENTS_LIMIT, isNewsHidden, NEWS_A_DAY } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import { twoMembersTransaction } from "../engine/members-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { insertReport, reportsOf } from "../social/report-rows.ts";
import { deleteEntry, feedPage, LAST, ownEntries, visibleEntry } from "./news-rows.ts";

type CommentRow = Omit<NewsComment, "mayDelete"> & { readonly author: MemberId };
type Count = { readonly count: number };

const notFound = Effect.fail<NewsNotFound>({ _tag: "NewsNotFound" });

export const makeSqlNewsStore = (sql: Sql): NewsStore => {
  /** Likes and comments are the entry's member's: written in their turn, once it is known who that is. */
  const onEntry = <A, E>(
    reader: MemberId,
    id: string,
    body: (tx: Sql, owner: MemberId) => Effect.Effect<A, E>,
  ): Effect.Effect<A, E | NewsNotFound> =>
    Effect.gen(function* () {
      const read = yield* visibleEntry(sql, reader, id);
      if (read === undefined) return yield* notFound;
      return yield* twoMembersTransaction(sql, reader, read.owner, (tx) =>
        Effect.gen(function* (): Effect.fn.Return<A, E | NewsNotFound> {
          const found = yield* visibleEntry(tx, reader, id);
          return found === undefined ? yield* notFound : yield* body(tx, found.owner);
        }),
      );
    });

  const countComments = (tx: Sql, owner: MemberId, entry: string): Effect.Effect<unknown> => tx`
    update news_entry set comments = (
      select count(*) from news_comment c where c.member_id = ${owner} and c.entry_id = ${entry})
    where member_id = ${owner} and id = ${entry}`;
  const countLikes = (tx: Sql, owner: MemberId, entry: string): Effect.Effect<unknown> => tx`
    update news_entry set likes = (
      select count(*) from news_like k where k.member_id = ${owner} and k.entry_id = ${entry})
    where member_id = ${owner} and id = ${entry}`;

  return {
    feed: (reader, page) => feedPage(sql, reader, page),
    own: (member, page) => ownEntries(sql, member, page),

    post: (member, { id, words, at, since }) =>
      memberTransaction(sql, member, (tx) =>
        Effect.gen(function* (): Effect.fn.Return<void, NewsDayIsFull> {
          const known = yield* tx`select 1 from news_entry where member_id = ${member} and id = ${id}`;
          if (known.length > 0) return;
          const [today] = yield* tx<Count>`
            select count(*) as "count" from news_entry
            where member_id = ${member} and kind = 'words' and posted_at > ${since}`;
          if ((today?.count ?? 0) >= NEWS_A_DAY)
            return yield* Effect.fail<NewsDayIsFull>({ _tag: "NewsDayIsFull", limit: NEWS_A_DAY });
          const [row] = yield* tx<{ readonly settings: string }>`
            select settings from account_settings where member_id = ${member}`;
          const settings = readAccountSettings(row === undefined ? {} : JSON.parse(row.settings));
          yield* tx`
            insert into news_entry (member_id, id, kind, thing, words, posted_at, is_hidden, likes, comments)
            values (${member}, ${id}, 'words', ${id}, ${words}, ${at}, ${isNewsHidden(settings) ? 1 : 0}, 0, 0)`;
        }),
      ),

    remove: (member, id) => memberTransaction(sql, member, (tx) => deleteEntry(tx, member, id)),

    like: (reader, id, isLiked) =>
      onEntry(reader, id, (tx, owner) =>
        Effect.gen(function* () {
          if (isLiked)
            yield* tx`
              insert into news_like (member_id, entry_id, liker_id) values (${owner}, ${id}, ${reader})
              on conflict do nothing`;
          else
            yield* tx`delete from news_like where member_id = ${owner} and entry_id = ${id} and liker_id = ${reader}`;
          yield* countLikes(tx, owner, id);
        }),
      ),

    comment: (author, entry, { id, words, at }) =>
      onEntry(author, entry, (tx, owner) =>
        Effect.gen(function* (): Effect.fn.Return<void, CommentsAreFull> {
          const known = yield* tx`select 1 from news_comment where member_id = ${owner} and id = ${id}`;
          if (known.length > 0) return;
          const [kept] = yield* tx<Count>`
            select count(*) as "count" from news_comment where member_id = ${owner} and entry_id = ${entry}`;
          if ((kept?.count ?? 0) >= COMMENTS_LIMIT)
            return yield* Effect.fail<CommentsAreFull>({ _tag: "CommentsAreFull", limit: COMMENTS_LIMIT });
          yield* tx`
            insert into news_comment (member_id, id, entry_id, author_id, words, posted_at)
            values (${owner}, ${id}, ${entry}, ${author}, ${words}, ${at})`;
          yield* countComments(tx, owner, entry);
        }),
      ),

    comments: (reader, entry, { limit, after = LAST }) =>
      Effect.gen(function* () {
        const found = yield* visibleEntry(sql, reader, entry);
        if (found === undefined) return yield* notFound;
        const { owner } = found;
        const rows = yield* sql<CommentRow>`
          select c.id, m.username, c.words, c.posted_at as "postedAt", c.author_id as "author"
          from news_comment c join member m on m.id = c.author_id
          where c.member_id = ${owner} and c.entry_id = ${entry} and (c.posted_at, c.id) < (${after.postedAt}, ${after.id})
            and not exists (select 1 from member_block b where b.member_id = ${reader} and b.blocked_id = c.author_id)
            and not exists (select 1 from member_block b where b.member_id = c.author_id and b.blocked_id = ${reader})
          order by c.posted_at desc, c.id desc limit ${limit}`;
        return rows.map(({ author, ...row }) => ({ ...row, mayDelete: author === reader || owner === reader }));
      }),

    removeComment: (reader, entry, id) =>
      onEntry(reader, entry, (tx, owner) =>
        Effect.gen(function* () {
          yield* tx`
            delete from news_comment where member_id = ${owner} and entry_id = ${entry} and id = ${id}
              and (author_id = ${reader} or member_id = ${reader})`;
          yield* countComments(tx, owner, entry);
        }),
      ),

    mute: (member, other, isMuted) =>
      memberTransaction(sql, member, (tx) =>
        Effect.asVoid(
          isMuted
            ? tx`insert into news_mute (member_id, muted_id) values (${member}, ${other}) on conflict do nothing`
            : tx`delete from news_mute where member_id = ${member} and muted_id = ${other}`,
        ),
      ),

    muted: (member) =>
      Effect.map(
        sql<{ readonly username: string }>`
          select m.username from news_mute n join member m on m.id = n.muted_id join friend f
            on f.member_id = n.member_id and f.friend_id = n.muted_id
          where n.member_id = ${member} order by m.username_key`,
        (rows) => rows.map(({ username }) => username),
      ),

    report: (by, { id, entry, comment, reason, text, at }) =>
      memberTransaction(sql, by, (tx) =>
        Effect.gen(function* (): Effect.fn.Return<void, NewsNotFound> {
          const found = yield* visibleEntry(tx, by, entry);
          if (found === undefined) return yield* notFound;
          const said =
            comment === undefined
              ? { kind: "news" as const, thing: entry, about: found.owner, words: found.words }
              : yield* Effect.map(
                  tx<{ readonly about: MemberId; readonly words: string }>`
                    select author_id as "about", words from news_comment
                    where member_id = ${found.owner} and entry_id = ${entry} and id = ${comment}`,
                  ([row]) => row && { kind: "news_comment" as const, thing: comment, ...row },
                );
          if (said === undefined || said.about === by) return yield* notFound;
          const { words, ...rest } = said;
          yield* insertReport(tx, { id, ...rest, by, reason, text, reported: { words }, at });
        }),
      ),

    reports: (limit) =>
      Effect.map(
        Effect.all([
          reportsOf<{ readonly words: string }>(sql, "news", limit),
          reportsOf<{ readonly words: string }>(sql, "news_comment", limit),
        ]),
        (found) => found.flat(),
      ),

    leave: (member) =>
      sql.transaction((tx) =>
        Effect.gen(function* () {
          yield* tx`delete from news_mute where muted_id = ${member}`;
          type At = { readonly owner: MemberId; readonly entry: string };
          const liked = yield* tx<At>`
            delete from news_like where liker_id = ${member} returning member_id as "owner", entry_id as "entry"`;
          for (const { owner, entry } of liked) yield* countLikes(tx, owner, entry);
          const said = yield* tx<At>`
            delete from news_comment where author_id = ${member} returning member_id as "owner", entry_id as "entry"`;
          for (const { owner, entry } of said) yield* countComments(tx, owner, entry);
        }),
      ),
  };
};
