import type { Migration } from "./migration.ts";

/**
 * Everything a member owns begins with `member_id` in its primary key and refers to nothing of another member, so that it
 * can be spread over machines by member.
 */
export const membersAndDiary: Migration = {
  version: 1,
  name: "members and diary",
  statements: ({ text, integer, real, json, clustered }) => [
    `create table member (
      id ${text} primary key,
      username ${text} not null,
      username_key ${text} not null unique,
      email ${text} not null,
      email_key ${text} not null unique,
      password_hash ${text} not null,
      created_at ${integer} not null,
      profile ${json} not null
    )`,
    `create table member_goal (
      member_id ${text} not null,
      effective_from ${text} not null,
      goals ${json} not null,
      primary key (member_id, effective_from)
    )${clustered}`,
    // One row per member: each writer locks it first, so that writes of one member follow each other.
    `create table member_write (
      member_id ${text} primary key,
      writes ${integer} not null
    )${clustered}`,
    `create table diary_entry (
      member_id ${text} not null,
      id ${text} not null,
      date ${text} not null,
      meal ${text} not null,
      food_id ${text} not null,
      description ${text} not null,
      brand ${text},
      amount ${real} not null,
      serving ${json} not null,
      grams ${real} not null,
      per_100g ${json} not null,
      time ${text},
      logged_at ${integer} not null,
      version ${integer} not null,
      deleted_at ${integer},
      primary key (member_id, id)
    )`,
    `create index diary_entry_date on diary_entry (member_id, date, logged_at, id) where deleted_at is null`,
    `create index diary_entry_food on diary_entry (member_id, food_id, meal, logged_at, id) where deleted_at is null`,
    `create table diary_day (
      member_id ${text} not null,
      date ${text} not null,
      entries ${integer} not null,
      totals ${json} not null,
      note ${text} not null,
      completeness ${text} not null,
      version ${integer} not null,
      primary key (member_id, date)
    )`,
    `create table food_usage (
      member_id ${text} not null,
      food_id ${text} not null,
      meal ${text} not null,
      description ${text} not null,
      brand ${text},
      times ${integer} not null,
      last_logged_at ${integer} not null,
      last_hour ${integer} not null,
      last_amount ${real} not null,
      last_serving ${json} not null,
      last_energy ${real},
      primary key (member_id, food_id, meal)
    )${clustered}`,
    `create index food_usage_recent on food_usage (member_id, last_logged_at, food_id, meal)`,
  ],
};
