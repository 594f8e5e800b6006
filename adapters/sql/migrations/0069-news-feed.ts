import type { Migration } from "./migration.ts";

/** The news feed: entries belong to their member, likes and comments to the entry's member; whom a member has muted. */
export const newsFeed: Migration = {
  version: 69,
  name: "news feed",
  statements: ({ text, integer, real, clustered }) => [
    `create table news_entry (
      member_id ${text} not null,
      id ${text} not null,
      kind ${text} not null,
      thing ${text} not null,
      amount ${real},
      words ${text} not null,
      posted_at ${integer} not null,
      is_hidden ${integer} not null,
      likes ${integer} not null,
      comments ${integer} not null,
      primary key (member_id, id)
    )`,
    `create unique index news_entry_thing on news_entry (member_id, kind, thing)`,
    `create index news_entry_newest on news_entry (member_id, is_hidden, posted_at, id)`,
    `create index news_entry_by_id on news_entry (id)`,
    `create table news_like (
      member_id ${text} not null,
      entry_id ${text} not null,
      liker_id ${text} not null,
      primary key (member_id, entry_id, liker_id)
    )${clustered}`,
    `create index news_like_of on news_like (liker_id)`,
    `create table news_comment (
      member_id ${text} not null,
      id ${text} not null,
      entry_id ${text} not null,
      author_id ${text} not null,
      words ${text} not null,
      posted_at ${integer} not null,
      primary key (member_id, id)
    )`,
    `create index news_comment_newest on news_comment (member_id, entry_id, posted_at, id)`,
    `create index news_comment_of on news_comment (author_id)`,
    `create table news_mute (
      member_id ${text} not null,
      muted_id ${text} not null,
      primary key (member_id, muted_id)
    )${clustered}`,
    `create index news_mute_of on news_mute (muted_id)`,
  ],
};
