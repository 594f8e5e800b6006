import type { Migration } from "./migration.ts";

/** W401: the picture of a recipe, in a row of its own, so that a list of recipes reads none. */
export const recipePictures: Migration = {
  version: 38,
  name: "recipe pictures",
  statements: ({ text, integer, bytes }) => [
    `create table recipe_picture (
      member_id ${text} not null,
      recipe_id ${text} not null,
      kept_at ${integer} not null,
      image ${bytes} not null,
      primary key (member_id, recipe_id)
    )`,
  ],
};
