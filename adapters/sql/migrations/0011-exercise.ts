import type { Migration } from "./migration.ts";

/**
 * Members' exercise, and its sum per day beside the totals of food (kcal beyond rest); a deleted entry stays known under its id, so that it
 * can be restored.
 */
export const exercise: Migration = {
  version: 11,
  name: "exercise",
  statements: ({ text, real, integer, json }) => [
    `create table exercise_entry (
      member_id ${text} not null,
      id ${text} not null,
      date ${text} not null,
      exercise_id ${text} not null,
      logged_at ${integer} not null,
      is_deleted ${integer} not null,
      entry ${json} not null,
      primary key (member_id, id)
    )`,
    `create index exercise_entry_date on exercise_entry (member_id, date, logged_at, id) where is_deleted = 0`,
    `create index exercise_entry_use on exercise_entry (member_id, exercise_id, date, logged_at, id) where is_deleted = 0`,
    `alter table diary_day add column exercise ${real} not null default 0`,
  ],
};
