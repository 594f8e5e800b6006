import type { Migration } from "./migration.ts";

/**
 * Foods of members' own, and what they corrected of the catalogue's, which stands under the id of the catalogue. One that is
 * deleted stays known under its id, so that it can come back.
 */
export const ownFoods: Migration = {
  version: 20,
  name: "own foods",
  statements: ({ text, integer, json, clustered }) => [
    `create table own_food (
      member_id ${text} not null,
      id ${text} not null,
      name_key ${text} not null,
      barcode ${text},
      names ${text} not null,
      food ${json} not null,
      draft ${json} not null,
      version ${integer} not null,
      changed_at ${integer} not null,
      is_deleted ${integer} not null,
      submission ${json},
      waiting_since ${integer},
      follow ${json},
      primary key (member_id, id)
    )`,
    `create index own_food_newest on own_food (member_id, changed_at, id) where is_deleted = 0`,
    `create index own_food_name on own_food (member_id, name_key, id) where is_deleted = 0`,
    `create index own_food_barcode on own_food (member_id, barcode, id) where barcode is not null`,
    // Foods that wait for review, the oldest first.
    `create index own_food_waiting on own_food (waiting_since, member_id, id) where waiting_since is not null`,
    `create table own_food_word (
      member_id ${text} not null,
      word ${text} not null,
      food_id ${text} not null,
      primary key (member_id, word, food_id)
    )${clustered}`,
  ],
};
