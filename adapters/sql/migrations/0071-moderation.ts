import type { Migration } from "./migration.ts";

/** Decisions of moderators about reports, and the appeals of the members concerned. */
export const moderation: Migration = {
  version: 71,
  name: "moderation",
  statements: ({ text, integer }) => [
    `create table moderation_decision (
      id ${text} not null primary key,
      kind ${text} not null,
      thing_id ${text} not null,
      member_id ${text} not null,
      act ${text} not null,
      reason ${text} not null,
      until ${integer},
      decided_at ${integer} not null,
      appeal ${text},
      appealed_at ${integer},
      is_upheld ${integer},
      answer ${text},
      answered_at ${integer}
    )`,
    `create index moderation_decision_of_member on moderation_decision (member_id, decided_at, id)`,
    `create index moderation_decision_appealed on moderation_decision (appealed_at, id) where answered_at is null and appealed_at is not null`,
    `alter table content_report add column decision_id ${text}`,
    `create index content_report_open on content_report (reported_at, id) where decision_id is null`,
  ],
};
