import type { Dialect } from "../engine/dialect.ts";
import type { Migration } from "./migration.ts";

/** Columns that an entry of a food has and a quick add has not. */
const OF_FOODS = ["food_id", "amount", "serving", "grams"] as const;

/** SQLite cannot take a "not null" back: the table is made anew, as its manual says, and gets the name of the old one. */
const relaxedInSqlite = ({ text, integer, real, json }: Dialect): readonly string[] => [
  `create table diary_entry_anew (
    member_id ${text} not null,
    id ${text} not null,
    date ${text} not null,
    meal ${text} not null,
    food_id ${text},
    description ${text} not null,
    brand ${text},
    amount ${real},
    serving ${json},
    grams ${real},
    per_100g ${json} not null,
    time ${text},
    logged_at ${integer} not null,
    version ${integer} not null,
    deleted_at ${integer},
    primary key (member_id, id)
  )`,
  `insert into diary_entry_anew
    select member_id, id, date, meal, food_id, description, brand, amount, serving, grams, per_100g, time, logged_at,
      version, deleted_at
    from diary_entry`,
  `drop table diary_entry`,
  `alter table diary_entry_anew rename to diary_entry`,
  `create index diary_entry_date on diary_entry (member_id, date, logged_at, id) where deleted_at is null`,
  `create index diary_entry_food on diary_entry (member_id, food_id, meal, logged_at, id) where deleted_at is null`,
];

/**
 * An entry without a food is a quick add; its `per_100g` is then all that it holds. A day's drinks stand in its row, which
 * is read and written in its member's turn anyway.
 */
export const quickAddsAndWater: Migration = {
  version: 6,
  name: "quick adds and water",
  statements: (dialect) => [
    ...(dialect.engine === "sqlite"
      ? relaxedInSqlite(dialect)
      : OF_FOODS.map((column) => `alter table diary_entry alter column ${column} drop not null`)),
    `alter table diary_day add column drinks ${dialect.json} not null default '[]'`,
  ],
};
