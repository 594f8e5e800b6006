import type { Migration } from "./migration.ts";

/** W155: what a member wrote is found for the export, and for the erasing, without reading what all others wrote. */
export const contactMessagesOfMembers: Migration = {
  version: 58,
  name: "contact messages of members",
  statements: () => [
    `create index contact_message_of_member on contact_message (member_id, received_at, id) where member_id is not null`,
  ],
};
