import type { Migration } from "./migration.ts";

/**
 * Saved meals, each with all that it holds: it is read and written whole. A deleted meal stays known under its id, so that it
 * can come back.
 */
export const savedMeals: Migration = {
  version: 10,
  name: "saved meals",
  statements: ({ text, integer, json, clustered }) => [
    `create table saved_meal (
      member_id ${text} not null,
      id ${text} not null,
      name ${text} not null,
      name_key ${text} not null,
      slot ${text},
      items ${json} not null,
      version ${integer} not null,
      created_at ${integer} not null,
      is_deleted ${integer} not null,
      primary key (member_id, id)
    )${clustered}`,
    `create index saved_meal_newest on saved_meal (member_id, created_at, id) where is_deleted = 0`,
    `create index saved_meal_name on saved_meal (member_id, name_key, id) where is_deleted = 0`,
  ],
};
