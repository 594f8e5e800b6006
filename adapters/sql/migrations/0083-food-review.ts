import { TIERS } from "@morsel/domain/foods";
import { tablesOf } from "./0037-catalogues.ts";
import type { Migration } from "./migration.ts";

/**
 * Published foods of members: a source with one import, to which foods come one by one. And each answer to a food that waited, with
 * what stood before.
 */
export const foodReview: Migration = {
  version: 83,
  name: "food-review",
  statements: (dialect) => [
    ...tablesOf(dialect, "members", TIERS),
    `insert into catalogue_import (id, name, source, state, is_shown, file, counts, kept, started_at, finished_at)
      values (0, 'members', 'members', 'complete', 0, '{"name":"","path":"","mark":""}',
        '{"read":0,"added":0,"updated":0,"unchanged":0,"doubtful":0,"refused":{}}', 0, 0, 0)`,
    `create table food_decision (
      id ${dialect.text} primary key,
      member_id ${dialect.text} not null,
      food_id ${dialect.text} not null,
      version ${dialect.integer} not null,
      name ${dialect.text} not null,
      verdict ${dialect.text} not null,
      at ${dialect.integer} not null,
      waited_since ${dialect.integer} not null,
      published_before ${dialect.json},
      is_undone ${dialect.integer} not null default 0
    )`,
    `create index food_decision_newest on food_decision (at, id)`,
    `create index food_decision_member on food_decision (member_id)`,
  ],
};
