import type { Migration } from "./migration.ts";

/** FO53: what a member is writing, one for each topic and one for a new one. */
export const forumDrafts: Migration = {
  version: 90,
  name: "forum-drafts",
  statements: ({ text, integer }) => [
    `create table forum_draft (
      member_id ${text} not null,
      place ${text} not null,
      category ${text} not null,
      title ${text} not null,
      source ${text} not null,
      version ${integer} not null,
      saved_at ${integer} not null,
      primary key (member_id, place)
    )`,
  ],
};
