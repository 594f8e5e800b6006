import type { Migration } from "./migration.ts";

/** FO43, FO44: which post names whom, once each. */
export const forumMentions: Migration = {
  version: 84,
  name: "forum-mentions",
  statements: ({ text, integer }) => [
    `create table forum_mention (
      member_id ${text} not null,
      post_id ${text} not null,
      at ${integer} not null,
      primary key (post_id, member_id)
    )`,
    `create unique index forum_mention_latest on forum_mention (member_id, at, post_id)`,
  ],
};
