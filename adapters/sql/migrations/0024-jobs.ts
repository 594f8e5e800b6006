import type { Migration } from "./migration.ts";

/**
 * Background jobs. A taken job is due again when its lease ends; `turn` counts how often it was taken, so that only the last taker settles
 * it.
 */
export const jobs: Migration = {
  version: 24,
  name: "jobs",
  statements: ({ text, integer, json }) => [
    `create table job (
      id ${text} primary key,
      kind ${text} not null,
      payload ${json} not null,
      member_id ${text},
      due_at ${integer} not null,
      attempt ${integer} not null,
      turn ${integer} not null,
      died_at ${integer},
      code ${text}
    )`,
    `create index job_due on job (due_at, id) where died_at is null`,
    `create index job_member on job (member_id) where member_id is not null`,
    `create index job_dead on job (died_at) where died_at is not null`,
  ],
};
