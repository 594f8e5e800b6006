import type { Migration } from "./migration.ts";

/** What each copy made: asked for again, it is known, whatever became of its sources and of its entries meanwhile. */
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
