import type { Migration } from "./migration.ts";

/** Tokens by which a member's devices and programs speak for them: of the token itself only its hash is kept. */
export const apiTokens: Migration = {
  version: 54,
  name: "api tokens",
  statements: ({ text, integer, json }) => [
    `create table api_token (
      member_id ${text} not null,
      id ${text} not null,
      name ${text} not null,
      scopes ${json} not null,
      hash ${text} not null,
      created_at ${integer} not null,
      last_used_at ${integer},
      is_revoked ${integer} not null,
      primary key (member_id, id)
    )`,
  ],
};
