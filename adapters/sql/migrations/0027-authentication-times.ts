import type { Migration } from "./migration.ts";

/** When whoever is signed in showed last that they are the member; sessions from before showed it when they began. */
export const authenticationTimes: Migration = {
  version: 27,
  name: "authentication times",
  statements: ({ integer }) => [
    `alter table member_session add column authenticated_at ${integer}`,
    "update member_session set authenticated_at = created_at",
  ],
};
