import type { Migration } from "./migration.ts";

/** W202: what people write to the operator, members or not. */
export const contactMessages: Migration = {
  version: 22,
  name: "contact messages",
  statements: ({ text, integer }) => [
    `create table contact_message (
      id ${text} not null primary key,
      received_at ${integer} not null,
      email ${text} not null,
      topic ${text} not null,
      message ${text} not null,
      locale ${text} not null,
      member_id ${text}
    )`,
    `create index contact_message_newest on contact_message (received_at, id)`,
  ],
};
