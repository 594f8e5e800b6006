import type { Migration } from "./migration.ts";

/** FO50, FO52: who reacted to which post, and what its author is told of, one line per post. */
export const forumReactions: Migration = {
  version: 87,
  name: "forum-reactions",
  statements: ({ text, integer }) => [
    `create table forum_reaction (
      member_id ${text} not null,
      post_id ${text} not null,
      kind ${text} not null,
      at ${integer} not null,
      primary key (post_id, member_id, kind)
    )`,
    `create unique index forum_reaction_given on forum_reaction (member_id, post_id, kind)`,
    `create table forum_reacted (
      member_id ${text} not null,
      post_id ${text} not null,
      at ${integer} not null,
      is_unread ${integer} not null,
      primary key (post_id)
    )`,
    `create unique index forum_reacted_latest on forum_reacted (member_id, at, post_id)`,
  ],
};
