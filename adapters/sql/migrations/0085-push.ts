import type { Migration } from "./migration.ts";

/** Devices that are told of news while no page is open; and the keys by which push services know this server. */
export const push: Migration = {
  version: 85,
  name: "push",
  statements: ({ text, integer, json }) => [
    `create table push_device (
      member_id ${text} not null,
      session_id ${text} not null,
      endpoint ${text} not null,
      p256dh ${text} not null,
      auth ${text} not null,
      choices ${json} not null,
      saved_at ${integer} not null,
      planned_to ${integer} not null,
      due_at ${integer},
      primary key (member_id, session_id)
    )`,
    `create index push_device_endpoint on push_device (endpoint)`,
    `create index push_device_due on push_device (due_at)`,
    `create table push_key (
      id ${integer} primary key,
      public_key ${text} not null,
      private_key ${text} not null
    )`,
  ],
};
