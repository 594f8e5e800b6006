import type { Migration } from "./migration.ts";

/** The last week that was mailed to each member. */
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
