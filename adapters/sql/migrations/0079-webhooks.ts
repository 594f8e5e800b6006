import type { Migration } from "./migration.ts";

/** Addresses that are told of changes, and the messages to them. W722: one that was never tried stands for all changes of its day. */
export const webhooks: Migration = {
  version: 79,
  name: "webhooks",
  statements: ({ text, integer, json }) => [
    `create table webhook (
      member_id ${text} not null,
      id ${text} not null,
      url ${text} not null,
      events ${json} not null,
      secrets ${json} not null,
      created_at ${integer} not null,
      failing_since ${integer},
      off_at ${integer},
      off_because ${text},
      primary key (member_id, id)
    )`,
    `create table webhook_delivery (
      member_id ${text} not null,
      id ${text} not null,
      webhook_id ${text} not null,
      number ${integer} not null,
      event ${text} not null,
      subject ${text} not null,
      state ${text} not null,
      round ${integer} not null,
      tries ${integer} not null,
      occurred_at ${integer},
      tried_at ${integer},
      took_ms ${integer},
      status ${integer},
      failure ${text},
      answer ${text} not null,
      primary key (member_id, id)
    )`,
    `create unique index webhook_delivery_number on webhook_delivery (member_id, webhook_id, number)`,
    `create unique index webhook_delivery_untried on webhook_delivery (member_id, webhook_id, event, subject)
      where occurred_at is null`,
  ],
};
