import type { Migration } from "./migration.ts";

/**
 * Recipes, each with all that it holds: it is read and written whole; its pots; and which food a member means by a name in a
 * line. A deleted recipe stays known under its id, so that it can come back.
 */
export const recipes: Migration = {
  version: 30,
  name: "recipes",
  statements: ({ text, integer, real, json, clustered }) => [
    `create table recipe (
      member_id ${text} not null,
      id ${text} not null,
      title_key ${text} not null,
      recipe ${json} not null,
      version ${integer} not null,
      created_at ${integer} not null,
      is_deleted ${integer} not null,
      primary key (member_id, id)
    )${clustered}`,
    `create index recipe_newest on recipe (member_id, created_at, id) where is_deleted = 0`,
    `create index recipe_title on recipe (member_id, title_key, id) where is_deleted = 0`,
    `create table recipe_match (
      member_id ${text} not null,
      name ${text} not null,
      food_id ${text} not null,
      primary key (member_id, name)
    )${clustered}`,
    `create table recipe_pot (
      member_id ${text} not null,
      id ${text} not null,
      name ${text} not null,
      grams ${real} not null,
      is_deleted ${integer} not null,
      primary key (member_id, id)
    )${clustered}`,
  ],
};
