import type { Dialect } from "../engine/dialect.ts";
import type { Migration } from "./migration.ts";

/** The hour that the last standing entry of a food in a meal says: none where it has no time. */
const writtenHour = (integer: string): string => `(
  select cast(substr(entry.time, 1, 2) as ${integer}) from diary_entry entry
  where entry.member_id = food_usage.member_id and entry.food_id = food_usage.food_id and entry.meal = food_usage.meal
    and entry.deleted_at is null
  order by entry.logged_at desc, entry.id desc limit 1)`;

const COLUMNS = "member_id, food_id, meal, description, brand, times, last_logged_at";

/** D20: the hour of the last time may be unknown; until here it was then the hour of logging in UTC. */
export const hourWhereWritten: Migration = {
  version: 3,
  name: "hour where written",
  statements: ({ engine, text, integer, real, json, clustered }: Dialect) =>
    engine === "postgres"
      ? [
          "alter table food_usage alter column last_hour drop not null",
          `update food_usage set last_hour = ${writtenHour(integer)}`,
        ]
      : [
          // SQLite cannot allow a column to be empty afterwards.
          `create table food_usage_anew (
            member_id ${text} not null,
            food_id ${text} not null,
            meal ${text} not null,
            description ${text} not null,
            brand ${text},
            times ${integer} not null,
            last_logged_at ${integer} not null,
            last_hour ${integer},
            last_amount ${real} not null,
            last_serving ${json} not null,
            last_energy ${real},
            primary key (member_id, food_id, meal)
          )${clustered}`,
          `insert into food_usage_anew
            select ${COLUMNS}, ${writtenHour(integer)}, last_amount, last_serving, last_energy from food_usage`,
          "drop table food_usage",
          "alter table food_usage_anew rename to food_usage",
          "create index food_usage_recent on food_usage (member_id, last_logged_at, food_id, meal)",
        ],
};
