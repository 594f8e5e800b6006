import type { Migration } from "./migration.ts";

/** FO16: what a post says, a topic's first one with the title. */
const said = "(case when p.number = 1 then t.title || ' ' else '' end) || p.source";
const posts = "forum_post p join forum_topic t on t.id = p.topic_id";

/** W617: words by which posts are found, in the order in which they were written. What was written before is taken as the engine takes it. */
export const forumSearch: Migration = {
  version: 78,
  name: "forum-search",
  statements: ({ engine, text }) =>
    engine === "sqlite"
      ? [
          `create table forum_place (place integer primary key autoincrement, post_id text not null unique)`,
          // All but spaces and signs belongs to a word: the domain has parted them already.
          `create virtual table forum_words using fts5(words, content = '', contentless_delete = 1, detail = none,
            tokenize = "unicode61 remove_diacritics 2 categories 'L* M* N* C*'")`,
          `insert into forum_place (post_id) select id from forum_post order by created_at, id`,
          `insert into forum_words (rowid, words)
            select f.place, replace(replace(replace(${said}, char(10), ' '), char(13), ' '), char(9), ' ')
            from ${posts} join forum_place f on f.post_id = p.id`,
        ]
      : [
          `create table forum_place (
            place bigint generated always as identity primary key,
            post_id ${text} not null unique,
            words tsvector not null
          )`,
          `create index forum_place_words on forum_place using gin (words) with (fastupdate = off)`,
          `insert into forum_place (post_id, words)
            select p.id, to_tsvector('simple', ${said}) from ${posts} order by p.created_at, p.id`,
        ],
};
