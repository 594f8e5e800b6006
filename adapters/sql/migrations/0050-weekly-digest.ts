import type { Migration } from "./migration.ts";

/** Of each member the last week that was sent by mail. */
export const weeklyDigest: Migration = {
  version: 50,
  name: "weekly digest",
  statements: ({ text }) => [
    `create table weekly_digest (
      member_id ${text} not null,
      week ${text} not null,
      primary key (member_id)
    )`,
  ],
};
