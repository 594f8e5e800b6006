import type { Migration } from "./migration.ts";

/** Ways in beside a member's password: the second step with its recovery codes, and passkeys with the challenges that they answered. */
export const secondStepAndPasskeys: Migration = {
  version: 28,
  name: "second step and passkeys",
  statements: ({ text, integer }) => [
    `create table member_totp (
      member_id ${text} primary key,
      secret ${text} not null,
      confirmed_at ${integer},
      last_step ${integer} not null
    )`,
    `create table member_recovery_code (
      member_id ${text} not null,
      hash ${text} not null,
      primary key (member_id, hash)
    )`,
    `create table member_passkey (
      member_id ${text} not null,
      id ${text} not null,
      public_key ${text} not null,
      counter ${integer} not null,
      transports ${text} not null,
      browser ${text},
      system ${text},
      created_at ${integer} not null,
      last_used_at ${integer},
      primary key (member_id, id)
    )`,
    `create table used_challenge (
      member_id ${text} not null,
      hash ${text} not null,
      expires_at ${integer} not null,
      primary key (member_id, hash)
    )`,
  ],
};
