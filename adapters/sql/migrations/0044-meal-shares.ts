import type { Migration } from "./migration.ts";

/** Saved meals that are shared by a link: of its token only the hash is kept. */
export const mealShares: Migration = {
  version: 44,
  name: "meal shares",
  statements: ({ text, integer, clustered }) => [
    `create table meal_share (
      member_id ${text} not null,
      meal_id ${text} not null,
      id ${text} not null,
      hash ${text} not null,
      shared_at ${integer} not null,
      primary key (member_id, meal_id)
    )${clustered}`,
    `create index meal_share_hash on meal_share (hash)`,
  ],
};
