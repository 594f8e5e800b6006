import type { Migration } from "./migration.ts";

/**
 * Goals of a day are two thousand characters: kept in the order of their key, SQLite read nine pages to find those in force,
 * which every log does. In a table of their own order beside an index it reads the index and one row.
 */
export const goalRows: Migration = {
  version: 18,
  name: "goals beside their index",
  statements: ({ text, json }) => [
    `create table member_goal_beside (
      member_id ${text} not null,
      effective_from ${text} not null,
      goals ${json} not null,
      primary key (member_id, effective_from)
    )`,
    "insert into member_goal_beside select member_id, effective_from, goals from member_goal",
    "drop table member_goal",
    "alter table member_goal_beside rename to member_goal",
  ],
};
