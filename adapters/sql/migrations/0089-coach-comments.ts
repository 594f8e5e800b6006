import type { Migration } from "./migration.ts";

/** SO43, SO44: what a coach says about days of a client's diary, and what the client answers; all of it is the client's. */
export const coachComments: Migration = {
  version: 89,
  name: "coach-comments",
  statements: ({ text, integer }) => [
    `create table coach_comment (
      member_id ${text} not null,
      id ${text} not null,
      coach_id ${text} not null,
      is_coach ${integer} not null,
      day ${text} not null,
      entry_id ${text},
      words ${text} not null,
      written_at ${integer} not null,
      is_read ${integer} not null,
      is_hidden ${integer} not null,
      primary key (member_id, id)
    )`,
    `create index coach_comment_of_day on coach_comment (member_id, day, written_at, id)`,
    `create index coach_comment_of_coach on coach_comment (coach_id, member_id)`,
    `create index coach_comment_waiting on coach_comment (coach_id, day) where is_read = 0 and is_coach = 0`,
  ],
};
