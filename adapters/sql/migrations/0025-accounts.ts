import type { Migration } from "./migration.ts";

/** Data of accounts beside their profile: proofs by mail, choices, security events, roles, and a requested deletion. */
export const accounts: Migration = {
  version: 25,
  name: "accounts",
  statements: ({ text, integer, json, clustered }) => [
    ...["email_verified_at", "username_changed_at", "erase_at", "suspended_at"].map(
      (column) => `alter table member add column ${column} ${integer}`,
    ),
    `alter table member add column roles ${json}`,
    // A link's secret is not kept: only what can be made of it.
    `create table account_token (
      hash ${text} primary key,
      member_id ${text} not null,
      purpose ${text} not null,
      email ${text} not null,
      issued_at ${integer} not null,
      used_at ${integer}
    )`,
    `create index account_token_member on account_token (member_id, purpose, issued_at)`,
    `create index account_token_age on account_token (issued_at)`,
    `create table account_settings (
      member_id ${text} primary key,
      settings ${json} not null
    )${clustered}`,
    `create table security_event (
      member_id ${text} not null,
      id ${text} not null,
      at ${integer} not null,
      kind ${text} not null,
      browser ${text},
      system ${text},
      network ${text},
      primary key (member_id, id)
    )`,
    `create index security_event_newest on security_event (member_id, at, id)`,
    `create index security_event_age on security_event (at)`,
  ],
};
