import type { Migration } from "./migration.ts";

/** Admins: what they did, the sessions in which they proved the second step, the first one's link, and suspensions with reason and end. */
export const admin: Migration = {
  version: 70,
  name: "admin",
  statements: ({ text, integer, json, clustered }) => [
    `alter table member add column suspended_until ${integer}`,
    `alter table member add column suspension_reason ${text}`,
    `create index member_newest on member (created_at, id)`,
    `create index member_suspended on member (created_at, id) where suspended_at is not null`,
    `create index member_admins on member (created_at, id) where roles is not null`,
    // Without names: they are looked up, and go with the account.
    `create table admin_audit (
      id ${text} primary key,
      at ${integer} not null,
      act ${text} not null,
      actor_id ${text},
      subject_id ${text},
      reason ${text},
      details ${json} not null
    )`,
    `create index admin_audit_newest on admin_audit (at, id)`,
    `create index admin_audit_act on admin_audit (act, at, id)`,
    `create index admin_audit_actor on admin_audit (actor_id, at, id)`,
    `create index admin_audit_subject on admin_audit (subject_id, at, id)`,
    `create table admin_entry (
      member_id ${text} not null,
      session_id ${text} not null,
      entered_at ${integer} not null,
      primary key (member_id, session_id)
    )${clustered}`,
    `create table first_admin_link (
      place ${integer} primary key,
      hash ${text} not null,
      ends_at ${integer} not null
    )`,
  ],
};
