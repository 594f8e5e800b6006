import type { Migration } from "./migration.ts";

/**
 * Households: who is in one, who is invited, what of their own each shares, and the dishes in its fridge with what everybody had
 * of them. A dish and an invitation are the household's; a portion and what is shared are their member's.
 */
export const households: Migration = {
  version: 40,
  name: "households",
  statements: ({ text, integer, real, json, clustered }) => [
    `create table household (
      id ${text} not null,
      name ${text} not null,
      version ${integer} not null,
      primary key (id)
    )${clustered}`,
    `create table household_member (
      member_id ${text} not null,
      household_id ${text} not null,
      role ${text} not null,
      joined_at ${integer} not null,
      allows_logging ${integer} not null,
      primary key (member_id)
    )${clustered}`,
    `create index household_people on household_member (household_id, joined_at, member_id)`,
    `create table household_invitation (
      household_id ${text} not null,
      id ${text} not null,
      member_id ${text},
      code_hash ${text},
      expires_at ${integer} not null,
      primary key (household_id, id)
    )${clustered}`,
    `create index household_invited on household_invitation (member_id, household_id) where member_id is not null`,
    `create index household_code on household_invitation (code_hash, household_id) where code_hash is not null`,
    `create table household_share (
      member_id ${text} not null,
      id ${text} not null,
      kind ${text} not null,
      household_id ${text} not null,
      primary key (member_id, id)
    )${clustered}`,
    `create index household_shared on household_share (household_id, kind, member_id, id)`,
    `create table fridge_dish (
      household_id ${text} not null,
      id ${text} not null,
      dish ${json} not null,
      cook_id ${text},
      cooked_at ${integer} not null,
      left_grams ${real} not null,
      is_thrown_away ${integer} not null,
      ended_at ${integer},
      version ${integer} not null,
      primary key (household_id, id)
    )${clustered}`,
    `create index fridge_waiting on fridge_dish (household_id, cooked_at, id) where ended_at is null`,
    `create table fridge_portion (
      member_id ${text} not null,
      id ${text} not null,
      household_id ${text} not null,
      dish_id ${text} not null,
      taken ${real} not null,
      entry ${json} not null,
      state ${text} not null,
      by_id ${text},
      primary key (member_id, id)
    )${clustered}`,
    `create index fridge_portion_dish on fridge_portion (household_id, dish_id, member_id)`,
  ],
};
