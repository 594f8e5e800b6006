import type { ForumStore, StoredFound } from "@morsel/application/forum/forum-store";
import { isFoundByBeginning, postWords } from "@morsel/domain/forum";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

type FoundRow = Omit<StoredFound, "author"> & { readonly author: string | null };

const foundOf = ({ author, ...row }: FoundRow): StoredFound => ({ ...row, ...(author === null ? {} : { author }) });

/** FO16: in the transaction of what is written; a post that was there is found by what it says now. */
export const keepWords = (tx: Sql, post: string, said: string): Effect.Effect<void> =>
  Effect.gen(function* () {
    const words = postWords(said).join(" ");
    if (tx.engine === "postgres") {
      yield* tx`
        insert into forum_place (post_id, words) values (${post}, array_to_tsvector(string_to_array(${words}, ' ')))
        on conflict (post_id) do update set words = excluded.words`;
      return;
    }
    yield* tx`insert into forum_place (post_id) values (${post}) on conflict (post_id) do nothing`;
    yield* tx`delete from forum_words where rowid in (select place from forum_place where post_id = ${post})`;
    yield* tx`insert into forum_words (rowid, words) select place, ${words} from forum_place where post_id = ${post}`;
  });

/** FO16: words are letters and digits alone, so neither engine's signs are among them. */
const queryOf = (sql: Sql, words: readonly string[]): string =>
  sql.engine === "postgres"
    ? words.map((word) => `'${word}'${isFoundByBeginning(word) ? ":*" : ""}`).join(" & ")
    : words.map((word) => `"${word}"${isFoundByBeginning(word) ? "*" : ""}`).join(" ");

/** W617 */
export const makeForumSearch =
  (sql: Sql): ForumStore["search"] =>
  ({ member }, { words, before, limit }) => {
    const reader: string = member ?? "";
    const asked = queryOf(sql, words);
    return Effect.map(
      sql.engine === "postgres"
        ? sql<FoundRow>`
            select f.place, p.id, p.topic_id as "topic", p.number, t.title, t.category, m.username as "author", p.created_at as "createdAt", p.source
            from forum_place f join forum_post p on p.id = f.post_id join forum_topic t on t.id = p.topic_id
              left join member m on m.id = p.author_id
            where f.words @@ ${asked}::tsquery and f.place < ${before} and p.is_hidden = 0 and t.is_hidden = 0
              and not exists (select 1 from member_block b where b.member_id = ${reader} and b.blocked_id in (p.author_id, t.author_id))
              and not exists (select 1 from member_block b where b.member_id in (p.author_id, t.author_id) and b.blocked_id = ${reader})
            order by f.place desc limit ${limit}`
        : sql<FoundRow>`
            select f.place, p.id, p.topic_id as "topic", p.number, t.title, t.category, m.username as "author", p.created_at as "createdAt", p.source
            from forum_words w cross join forum_place f on f.place = w.rowid cross join forum_post p on p.id = f.post_id
              cross join forum_topic t on t.id = p.topic_id left join member m on m.id = p.author_id
            where w.forum_words match ${asked} and w.rowid < ${before} and p.is_hidden = 0 and t.is_hidden = 0
              and not exists (select 1 from member_block b where b.member_id = ${reader} and b.blocked_id in (p.author_id, t.author_id))
              and not exists (select 1 from member_block b where b.member_id in (p.author_id, t.author_id) and b.blocked_id = ${reader})
            order by w.rowid desc limit ${limit}`,
      (rows) => rows.map(foundOf),
    );
  };
