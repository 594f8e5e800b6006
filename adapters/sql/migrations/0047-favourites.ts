import type { Migration } from "./migration.ts";

/** A member's favourites: starred foods, and own names for foods. */
export const favourites: Migration = {
  version: 47,
  name: "favourites",
  statements: ({ text, integer, clustered }) => [
    `create table favourite_food (
      member_id ${text} not null,
      food_id ${text} not null,
      starred_at ${integer} not null,
      primary key (member_id, food_id)
    )${clustered}`,
    `create index favourite_food_newest on favourite_food (member_id, starred_at, food_id)`,
    // names: as an index keeps them, for the search.
    `create table own_word (
      member_id ${text} not null,
      word_key ${text} not null,
      word ${text} not null,
      food_id ${text} not null,
      names ${text} not null,
      primary key (member_id, word_key)
    )${clustered}`,
  ],
};
