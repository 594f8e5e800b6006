import type { ForumStore, StoredFound } from "@morsel/application/forum/forum-store";
import { holdsWords, postWords } from "@morsel/domain/forum";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";
import { ERA, eraOf } from "../migrations/search-era.ts";
import { partWords, postgresQueries, searchSteps, sqliteQuery, type SearchStep, type Share } from "./search-eras.ts";

type FoundRow = Omit<StoredFound, "author"> & {
  readonly author: string | null;
  /** Null where nothing is shown of what holds the words. */
  readonly id: string | null;
  /** How many hold the words, shown or not, and the lowest place of them. */
  readonly held: number;
  readonly last: number | null;
};

/** Posts of one step that hold the words, of which those that are shown are chosen. */
const HELD_MOST = 150;
/** How often one request goes on where so many held the words. */
const ROUNDS = 2;
/** Posts that are asked how common a word is. */
const SAMPLE = 256;

/** FO16: in the transaction of what is written; a post that was there is found by what it says now. */
export const keepWords = (tx: Sql, post: string, said: string): Effect.Effect<void> =>
  Effect.gen(function* () {
    const words = postWords(said);
    if (tx.engine === "postgres") {
      yield* tx`
        insert into forum_place as f (place, post_id, words)
        select n.place, ${post}, array_to_tsvector(array(
          select lpad(to_hex(n.place >> 13), 4, '0') || w from unnest(string_to_array(${words.join(" ")}, ' ')) w))
        from (select nextval(pg_get_serial_sequence('forum_place', 'place')) as place) n
        on conflict (post_id) do update set words = array_to_tsvector(array(
          select lpad(to_hex(f.place >> 13), 4, '0') || w from unnest(string_to_array(${words.join(" ")}, ' ')) w))`;
      return;
    }
    yield* tx`insert into forum_place (post_id) values (${post}) on conflict (post_id) do nothing`;
    yield* tx`delete from forum_words where rowid in (select place from forum_place where post_id = ${post})`;
    yield* tx`
      insert into forum_words (rowid, words)
      select f.place, (select group_concat(printf('%04x', f.place >> 13) || w.value, ' ') from json_each(${JSON.stringify(words)}) w)
      from forum_place f where f.post_id = ${post}`;
  });

type Asked = { readonly reader: string; readonly words: readonly string[]; readonly limit: number };

/** FO61: the newest of one step. Which hold the words is known before it is asked who may see them, so that no plan turns the two round. */
const look = (sql: Sql, { reader, words, limit }: Asked, eras: SearchStep, before: number) =>
  sql.engine === "postgres"
    ? sql<FoundRow>`
        with near as materialized (
          select h.place, h.post_id from json_array_elements_text(${JSON.stringify(postgresQueries(words, eras))}::json) e(asked)
            cross join lateral (select f.place, f.post_id from forum_place f where f.words @@ e.asked::tsquery offset 0) h
          where h.place < ${before} order by h.place desc limit ${HELD_MOST}
        )
        select e.held, e.last, r.* from (select count(*) as held, min(place) as last from near) e left join (
          select n.place, p.id, p.topic_id as "topic", p.number, t.title, t.category, m.username as "author", p.created_at as "createdAt", p.source
          from near n join forum_post p on p.id = n.post_id join forum_topic t on t.id = p.topic_id left join member m on m.id = p.author_id
          where p.is_hidden = 0 and t.is_hidden = 0
            and not exists (select 1 from member_block b where b.member_id = ${reader} and b.blocked_id in (p.author_id, t.author_id))
            and not exists (select 1 from member_block b where b.member_id in (p.author_id, t.author_id) and b.blocked_id = ${reader})
          order by n.place desc limit ${limit}
        ) r on true order by r.place desc`
    : sql<FoundRow>`
        with near as materialized (
          select rowid as place from forum_words where forum_words match ${sqliteQuery(words, eras)} and rowid < ${before}
          order by rowid desc limit ${HELD_MOST}
        )
        select e.held, e.last, r.* from (select count(*) as held, min(place) as last from near) e left join (
          select n.place, p.id, p.topic_id as "topic", p.number, t.title, t.category, m.username as "author", p.created_at as "createdAt", p.source
          from near n cross join forum_place f on f.place = n.place cross join forum_post p on p.id = f.post_id
            cross join forum_topic t on t.id = p.topic_id left join member m on m.id = p.author_id
          where p.is_hidden = 0 and t.is_hidden = 0
            and not exists (select 1 from member_block b where b.member_id = ${reader} and b.blocked_id in (p.author_id, t.author_id))
            and not exists (select 1 from member_block b where b.member_id in (p.author_id, t.author_id) and b.blocked_id = ${reader})
          order by n.place desc limit ${limit}
        ) r on true order by r.place desc`;

/** FO61: what share of the posts hold each word, by the era before the newest one and one in the middle, or by the newest posts. */
const sharesOf = (sql: Sql, words: readonly string[], newest: number): Effect.Effect<readonly Share[]> => {
  if (sql.engine === "postgres") {
    const eras = [...new Set([eraOf(newest), eraOf(Math.max(0, newest - SAMPLE))])];
    const queries = words.map((word) => postgresQueries([word], eras).join(" | "));
    return Effect.map(
      sql<{ readonly nth: number; readonly held: number }>`
        select e.nth, count(*) as held
        from (select words from forum_place where place > ${newest - SAMPLE} order by place desc limit ${SAMPLE}) f
          join json_array_elements_text(${JSON.stringify(queries)}::json) with ordinality e(asked, nth) on f.words @@ e.asked::tsquery
        group by e.nth`,
      (rows) => words.map((word, n) => ({ word, share: (rows.find(({ nth }) => nth === n + 1)?.held ?? 0) / SAMPLE })),
    );
  }
  const full = Math.floor(newest / ERA);
  const eras = [...new Set([Math.max(0, full - 1), Math.floor(full / 2)])].map((era) => eraOf(era * ERA));
  const queries = words.map((word) => sqliteQuery([word], eras));
  return Effect.map(
    sql<{ readonly nth: number; readonly held: number }>`
      select e.key as nth, (select count(*) from forum_words where forum_words match e.value) as held
      from json_each(${JSON.stringify(queries)}) e`,
    (rows) =>
      words.map((word, n) => ({
        word,
        share: (rows.find(({ nth }) => nth === n)?.held ?? 0) / Math.min(newest, ERA * eras.length),
      })),
  );
};

/** W617, FO61 */
export const makeForumSearch =
  (sql: Sql): ForumStore["search"] =>
  ({ member }, { words, before, limit }) =>
    Effect.gen(function* () {
      const [at] = yield* sql<{ readonly place: number | null }>`select max(place) as place from forum_place`;
      const newest = at?.place ?? 0;
      if (newest === 0) return { found: [] };
      const { asked, read } = partWords(yield* sharesOf(sql, words, newest));
      const holds = ({ number, title, source }: Pick<StoredFound, "number" | "title" | "source">): boolean =>
        read.length === 0 || holdsWords(number === 1 ? `${title} ${source}` : source, read);
      const { steps, reached } = searchSteps(Math.min(before, newest + 1), asked);
      const found: StoredFound[] = [];
      const ask = { reader: member ?? "", words: asked.map(({ word }) => word) };
      let [below, rounds] = [before, 0];
      for (const eras of steps)
        for (;;) {
          const rows = yield* look(
            sql,
            { ...ask, limit: read.length > 0 ? HELD_MOST : limit - found.length },
            eras,
            below,
          );
          for (const { id, author, held: _held, last: _last, ...row } of rows)
            if (id !== null && holds(row)) found.push({ ...row, id, ...(author === null ? {} : { author }) });
          if (found.length >= limit) return { found: found.slice(0, limit) };
          const [{ held, last } = { held: 0, last: null }] = rows;
          if (held < HELD_MOST || last === null) break;
          below = last;
          rounds += 1;
          if (rounds === ROUNDS) return { found, reached: last };
        }
      return reached === 0 ? { found } : { found, reached };
    });
