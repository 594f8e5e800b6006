import type { Migration } from "./migration.ts";

/** W790: foods that members published and an admin merged into others, with what stood before. */
export const foodMerges: Migration = {
  version: 86,
  name: "food-merges",
  statements: ({ text, integer, json }) => [
    `create table food_merge (
      id ${text} primary key,
      food_id ${text} not null,
      name ${text} not null,
      barcode ${text},
      kept_id ${text} not null,
      kept_name ${text} not null,
      at ${integer} not null,
      published_before ${json} not null,
      is_undone ${integer} not null default 0
    )`,
    `create unique index food_merge_food on food_merge (food_id) where is_undone = 0`,
    `create index food_merge_barcode on food_merge (barcode) where barcode is not null`,
    `create index food_merge_newest on food_merge (at, id)`,
  ],
};
