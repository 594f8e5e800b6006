import type { Migration } from "./migration.ts";

/** The forum: topics and posts that outlive their authors' accounts, earlier wordings, bans, and what moderators did. */
export const forum: Migration = {
  version: 68,
  name: "forum",
  statements: ({ text, integer }) => [
    `create table forum_topic (
      id ${text} not null primary key,
      category ${text} not null,
      title ${text} not null,
      author_id ${text},
      created_at ${integer} not null,
      last_post_at ${integer} not null,
      posts ${integer} not null,
      is_locked ${integer} not null,
      is_pinned ${integer} not null,
      is_hidden ${integer} not null
    )`,
    `create index forum_topic_of_category on forum_topic (category, is_pinned, last_post_at, id)`,
    `create index forum_topic_latest on forum_topic (last_post_at, id)`,
    `create index forum_topic_of_author on forum_topic (author_id)`,
    `create table forum_post (
      id ${text} not null primary key,
      topic_id ${text} not null,
      number ${integer} not null,
      author_id ${text},
      created_at ${integer} not null,
      edited_at ${integer},
      version ${integer} not null,
      source ${text} not null,
      html ${text} not null,
      renderer ${integer} not null,
      is_hidden ${integer} not null
    )`,
    `create unique index forum_post_of_topic on forum_post (topic_id, number)`,
    `create index forum_post_of_author on forum_post (author_id, id)`,
    `create table forum_revision (
      post_id ${text} not null,
      version ${integer} not null,
      source ${text} not null,
      written_at ${integer} not null,
      primary key (post_id, version)
    )`,
    `create table forum_ban (
      member_id ${text} not null primary key,
      reason ${text} not null,
      until ${integer},
      banned_at ${integer} not null
    )`,
    `create table forum_act (
      about ${text} not null,
      at ${integer} not null,
      act ${text} not null,
      by_id ${text} not null,
      detail ${text} not null,
      primary key (about, at, act)
    )`,
  ],
};
