import type { Migration } from "./migration.ts";

/** W801: categories of the forum that admins made or changed; those that ship as they are have no row. */
export const forumCategories: Migration = {
  version: 88,
  name: "forum-categories",
  statements: ({ text, integer, json }) => [
    `create table forum_category (
      slug ${text} primary key,
      position ${integer} not null,
      locale ${text},
      names ${json} not null,
      descriptions ${json} not null,
      state ${text} not null
    )`,
  ],
};
