import type { Migration } from "./migration.ts";

/** Time at which the person in a session last proved to be the member; earlier sessions proved it when they began. */
export const authenticationTimes: Migration = {
  version: 27,
  name: "authentication times",
  statements: ({ integer }) => [
    `alter table member_session add column authenticated_at ${integer}`,
    "update member_session set authenticated_at = created_at",
  ],
};
