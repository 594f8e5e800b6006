import type { Migration } from "./migration.ts";

/** W231: what waits for a member, as the header counts it. */
export const notifications: Migration = {
  version: 34,
  name: "notifications",
  statements: ({ text, integer }) => [
    `create table member_notification (
      member_id ${text} not null primary key,
      unread_message_count ${integer} not null,
      new_invitation_count ${integer} not null,
      version ${integer} not null
    )`,
  ],
};
