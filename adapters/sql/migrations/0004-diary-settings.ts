import type { Migration } from "./migration.ts";

/** How members want to see the diary; who chose nothing has no row. */
export const diarySettings: Migration = {
  version: 4,
  name: "diary settings",
  statements: ({ text, json, clustered }) => [
    `create table diary_settings (
      member_id ${text} primary key,
      settings ${json} not null
    )${clustered}`,
  ],
};
