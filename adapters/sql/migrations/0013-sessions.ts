import type { Migration } from "./migration.ts";

/** Sessions on devices. Cookies from before name no row of it: their owners sign in once more. */
export const sessions: Migration = {
  version: 13,
  name: "sessions",
  statements: ({ text, integer }) => [
    `create table member_session (
      member_id ${text} not null,
      id ${text} not null,
      created_at ${integer} not null,
      last_seen_at ${integer} not null,
      expires_at ${integer} not null,
      browser ${text},
      system ${text},
      network ${text},
      primary key (member_id, id)
    )`,
    `alter table member add column last_login_at ${integer}`,
  ],
};
