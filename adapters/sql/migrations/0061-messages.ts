import type { Migration } from "./migration.ts";

/** Messages: a copy for each of the two, so that a member's mailbox is theirs alone; drafts; and reports for the moderators. */
export const messages: Migration = {
  version: 61,
  name: "messages",
  statements: ({ text, integer, json, clustered }) => [
    `create table message (
      member_id ${text} not null,
      id ${text} not null,
      thread_id ${text} not null,
      other_id ${text} not null,
      is_sent ${integer} not null,
      is_read ${integer} not null,
      sent_at ${integer} not null,
      subject ${text} not null,
      body ${text} not null,
      search_key ${text} not null,
      primary key (member_id, id)
    )`,
    `create index message_folder on message (member_id, is_sent, sent_at, id)`,
    `create index message_thread on message (member_id, thread_id, sent_at, id)`,
    `create index message_unread on message (member_id, other_id, id) where is_read = 0`,
    `create table message_draft (
      member_id ${text} not null,
      id ${text} not null,
      recipient ${text} not null,
      reply_to ${text},
      subject ${text} not null,
      body ${text} not null,
      version ${integer} not null,
      saved_at ${integer} not null,
      primary key (member_id, id)
    )${clustered}`,
    `create table message_report (
      member_id ${text} not null,
      id ${text} not null,
      message_id ${text} not null,
      about_id ${text} not null,
      reason ${text} not null,
      words ${text} not null,
      reported ${json} not null,
      reported_at ${integer} not null,
      primary key (member_id, id)
    )${clustered}`,
    `create index message_report_oldest on message_report (reported_at, id)`,
  ],
};
