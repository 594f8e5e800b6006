import type { Migration } from "./migration.ts";

/** FO40, FO41, FO42: how far a member has read which topic, which they follow, and when they were last in the forum. */
export const forumMarks: Migration = {
  version: 81,
  name: "forum-marks",
  statements: ({ text, integer }) => [
    `create table forum_mark (
      member_id ${text} not null,
      topic_id ${text} not null,
      seen ${integer} not null,
      follow ${integer} not null,
      primary key (member_id, topic_id)
    )`,
    `create index forum_mark_followed on forum_mark (member_id, topic_id, seen) where follow = 1`,
    `create table forum_visit (
      member_id ${text} not null primary key,
      since ${integer} not null,
      seen_at ${integer} not null
    )`,
  ],
};
