import type { Migration } from "./migration.ts";

/** Routines; one that is deleted stays known under its id, so that it can come back. */
export const exerciseRoutines: Migration = {
  version: 52,
  name: "exercise routines",
  statements: ({ text, integer, json, clustered }) => [
    `create table exercise_routine (
      member_id ${text} not null,
      id ${text} not null,
      is_deleted ${integer} not null,
      routine ${json} not null,
      primary key (member_id, id)
    )${clustered}`,
  ],
};
