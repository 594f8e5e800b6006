import type { Migration } from "./migration.ts";

/**
 * Premium: what a member has of it stands beside the member, so that a signed-in request reads it with its session. Reports of payment
 * providers are kept before they are applied. The ledger names no member and stays.
 */
export const membership: Migration = {
  version: 62,
  name: "membership",
  statements: ({ text, integer, json, clustered }) => [
    `alter table member add column premium_until ${integer} not null default 0`,
    `alter table member add column had_trial ${integer} not null default 0`,
    `alter table member add column gym_until ${integer} not null default 0`,
    `create table premium_subscription (
      member_id ${text} not null,
      id ${text} not null,
      provider ${text} not null,
      customer ${text},
      state ${json},
      entitled_until ${integer} not null,
      created_at ${integer} not null,
      primary key (member_id, id)
    )${clustered}`,
    `create index premium_subscription_id on premium_subscription (id)`,
    `create table premium_payment (
      member_id ${text} not null,
      id ${text} not null,
      subscription_id ${text} not null,
      state ${json} not null,
      entitled_until ${integer} not null,
      created_at ${integer} not null,
      primary key (member_id, id)
    )${clustered}`,
    `create index premium_payment_newest on premium_payment (member_id, created_at, id)`,
    `create table premium_order (
      member_id ${text} not null,
      id ${text} not null,
      status ${text} not null,
      detail ${json} not null,
      created_at ${integer} not null,
      primary key (member_id, id)
    )${clustered}`,
    `create table premium_event (
      provider ${text} not null,
      id ${text} not null,
      member_id ${text} not null,
      body ${json} not null,
      received_at ${integer} not null,
      applied_at ${integer},
      primary key (provider, id)
    )`,
    `create index premium_event_waiting on premium_event (received_at, id) where applied_at is null`,
    `create index premium_event_applied on premium_event (applied_at)`,
    `create index premium_event_member on premium_event (member_id)`,
    `create table premium_ledger (
      entry_id ${text} not null,
      account ${text} not null,
      currency ${text} not null,
      minor ${integer} not null,
      entered_at ${integer} not null,
      primary key (entry_id, account)
    )${clustered}`,
    `create table premium_code (
      code ${text} not null primary key,
      gives ${text} not null,
      months ${integer} not null,
      good_until ${integer} not null,
      uses ${integer} not null,
      most ${integer} not null
    )`,
    `create table premium_redemption (
      member_id ${text} not null,
      code ${text} not null,
      used_at ${integer} not null,
      primary key (member_id, code)
    )${clustered}`,
    `create table premium_trial (
      person ${text} not null primary key,
      begun_at ${integer} not null
    )`,
    `create table sandbox_subscription (
      member_id ${text} not null,
      id ${text} not null,
      state ${json} not null,
      version ${integer} not null,
      due_at ${integer} not null,
      primary key (member_id, id)
    )${clustered}`,
    `create index sandbox_subscription_due on sandbox_subscription (due_at, member_id, id)`,
  ],
};
