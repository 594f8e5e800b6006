import type { Migration } from "./migration.ts";

/** Access that clients gave to coaches, and the log of what coaches opened. Both are the client's own. */
export const coaches: Migration = {
  version: 67,
  name: "coaches",
  statements: ({ text, integer, clustered }) => [
    `create table coach_grant (
      member_id ${text} not null,
      id ${text} not null,
      code_hash ${text} not null,
      coach_id ${text},
      scopes ${text} not null,
      created_at ${integer} not null,
      link_expires_at ${integer} not null,
      expires_at ${integer} not null,
      ended_at ${integer},
      primary key (member_id, id)
    )${clustered}`,
    `create index coach_grant_code on coach_grant (code_hash)`,
    `create index coach_grant_of on coach_grant (coach_id, member_id) where coach_id is not null`,
    `create table coach_look (
      member_id ${text} not null,
      id ${text} not null,
      coach_id ${text} not null,
      scope ${text} not null,
      day ${text},
      at ${integer} not null,
      primary key (member_id, id)
    )${clustered}`,
    `create index coach_look_newest on coach_look (member_id, at, id)`,
    `create index coach_look_oldest on coach_look (at)`,
  ],
};
