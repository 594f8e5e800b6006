import type { Migration } from "./migration.ts";

/** The catalogue as lists to look through: by group, and by what is rich in a nutrient. Written with the catalogue. */
export const catalogueLists: Migration = {
  version: 48,
  name: "catalogue lists",
  statements: ({ text, integer, real, clustered }) => [
    `create table food_group (
      name ${text} not null,
      place ${integer} not null,
      food_id ${text} not null,
      primary key (name, place)
    )${clustered}`,
    `create table food_group_size (
      name ${text} primary key,
      foods ${integer} not null
    )${clustered}`,
    `create table rich_food (
      nutrient ${text} not null,
      compared_by ${text} not null,
      place ${integer} not null,
      food_id ${text} not null,
      amount ${real} not null,
      primary key (nutrient, compared_by, place)
    )${clustered}`,
  ],
};
