import type { Migration } from "./migration.ts";

/** Measurements of every type with a time and a version, and types of members' own. Weights stay what they are: of a day, without a time. */
export const measurementTypes: Migration = {
  version: 14,
  name: "measurement types",
  statements: ({ text, integer }) => [
    `alter table measurement add column time ${text} not null default ''`,
    `alter table measurement add column version ${integer} not null default 1`,
    `drop index measurement_date`,
    `create index measurement_moment on measurement (member_id, type, date, time, id, value) where is_deleted = 0`,
    `create table measurement_type (
      member_id ${text} not null,
      id ${text} not null,
      name ${text} not null,
      unit ${text} not null,
      version ${integer} not null,
      is_deleted ${integer} not null,
      primary key (member_id, id)
    )`,
    `create table measurement_choice (
      member_id ${text} not null primary key,
      bmi_limits ${text} not null
    )`,
  ],
};
