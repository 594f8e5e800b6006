import type { Migration } from "./migration.ts";

/** With whom members share their diaries; who chose nothing shares with nobody and has no row. */
export const diarySharing: Migration = {
  version: 16,
  name: "diary sharing",
  statements: ({ text, integer, json, clustered }) => [
    `create table diary_sharing (
      member_id ${text} primary key,
      sharing ${json} not null,
      version ${integer} not null
    )${clustered}`,
  ],
};
