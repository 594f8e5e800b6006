import type { Migration } from "./migration.ts";

/**
 * Profiles: what members say of themselves, their pictures in rows of their own, so that a list of names reads none of them, and the
 * usernames that they gave up. Reports of messages become reports of anything, in one table for the moderators.
 */
export const profiles: Migration = {
  version: 66,
  name: "profiles",
  statements: ({ text, integer, bytes, json, clustered }) => [
    `create table profile (
      member_id ${text} primary key,
      about ${text} not null,
      picture_at ${integer},
      version ${integer} not null
    )${clustered}`,
    `create table profile_picture (
      member_id ${text} not null,
      size ${text} not null,
      image ${bytes} not null,
      primary key (member_id, size)
    )`,
    `create table former_username (
      member_id ${text} not null,
      username_key ${text} not null,
      given_up_at ${integer} not null,
      primary key (member_id, username_key)
    )${clustered}`,
    `create index former_username_newest on former_username (username_key, given_up_at)`,
    `create table content_report (
      member_id ${text} not null,
      id ${text} not null,
      kind ${text} not null,
      thing_id ${text} not null,
      about_id ${text} not null,
      reason ${text} not null,
      words ${text} not null,
      reported ${json} not null,
      reported_at ${integer} not null,
      primary key (member_id, id)
    )${clustered}`,
    `create index content_report_oldest on content_report (reported_at, id)`,
    `create index content_report_thing on content_report (kind, thing_id)`,
    `insert into content_report (member_id, id, kind, thing_id, about_id, reason, words, reported, reported_at)
      select member_id, id, 'message', message_id, about_id, reason, words, reported, reported_at from message_report`,
    `drop table message_report`,
  ],
};
