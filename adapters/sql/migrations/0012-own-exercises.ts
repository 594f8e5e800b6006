import type { Migration } from "./migration.ts";

/** Exercises of members' own; one that is deleted stays known under its id, so that it can come back. */
export const ownExercises: Migration = {
  version: 12,
  name: "own exercises",
  statements: ({ text, integer, json, clustered }) => [
    `create table own_exercise (
      member_id ${text} not null,
      id ${text} not null,
      is_deleted ${integer} not null,
      exercise ${json} not null,
      primary key (member_id, id)
    )${clustered}`,
  ],
};
