import type { Migration } from "./migration.ts";

/** Members' body measurements; a deleted measurement stays known under its id, so that it can be restored. */
export const measurements: Migration = {
  version: 8,
  name: "measurements",
  statements: ({ text, real, integer }) => [
    `create table measurement (
      member_id ${text} not null,
      id ${text} not null,
      type ${text} not null,
      date ${text} not null,
      value ${real} not null,
      is_deleted ${integer} not null,
      primary key (member_id, id)
    )`,
    `create index measurement_date on measurement (member_id, type, date, id) where is_deleted = 0`,
  ],
};
