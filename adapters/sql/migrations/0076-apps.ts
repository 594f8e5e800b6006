import type { Migration } from "./migration.ts";

/** Other products that members let in: of codes and tokens only hashes are kept. */
export const apps: Migration = {
  version: 76,
  name: "apps",
  statements: ({ text, integer, json }) => [
    `create table app (
      id ${text} primary key,
      name ${text} not null,
      redirect_uris ${json} not null,
      created_at ${integer} not null,
      let_in_at ${integer}
    )`,
    `create index app_unused on app (created_at) where let_in_at is null`,
    `create table app_grant (
      member_id ${text} not null,
      id ${text} not null,
      app_id ${text} not null,
      name ${text} not null,
      scopes ${json} not null,
      audience ${text} not null,
      created_at ${integer} not null,
      last_used_at ${integer},
      ends_at ${integer} not null,
      is_ended ${integer} not null,
      primary key (member_id, id)
    )`,
    `create table app_code (
      member_id ${text} not null,
      hash ${text} not null,
      grant_id ${text} not null,
      app_id ${text} not null,
      name ${text} not null,
      redirect_uri ${text} not null,
      challenge ${text} not null,
      scopes ${json} not null,
      audience ${text} not null,
      ends_at ${integer} not null,
      is_used ${integer} not null,
      primary key (member_id, hash)
    )`,
    `create table app_token (
      member_id ${text} not null,
      hash ${text} not null,
      grant_id ${text} not null,
      is_refresh ${integer} not null,
      ends_at ${integer} not null,
      is_used ${integer} not null,
      primary key (member_id, hash)
    )`,
    `create index app_token_grant on app_token (member_id, grant_id)`,
  ],
};
