import type { Migration } from "./migration.ts";

/** Entries that each copy made, so that a repeated copy is recognised whatever became of its sources and entries meanwhile. */
export const copies: Migration = {
  version: 5,
  name: "copies",
  statements: ({ text, json, clustered }) => [
    `create table diary_copy (
      member_id ${text} not null,
      copy_id ${text} not null,
      entries ${json} not null,
      primary key (member_id, copy_id)
    )${clustered}`,
  ],
};
