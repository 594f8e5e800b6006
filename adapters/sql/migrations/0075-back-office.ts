import type { Migration } from "./migration.ts";

/** The one announcement of the operator's, what diaries hold by day, and the order in which admins read reports of payments. */
export const backOffice: Migration = {
  version: 75,
  name: "back-office",
  statements: ({ text, integer, json }) => [
    `create table announcement (
      place ${integer} primary key,
      id ${text} not null,
      texts ${json} not null,
      link ${text},
      shown_from ${integer} not null,
      shown_until ${integer} not null
    )`,
    // Numbers of all members together.
    `create table day_count (
      day ${text} primary key,
      entries ${integer} not null,
      members ${integer} not null
    )`,
    `create index premium_event_newest on premium_event (received_at, id)`,
  ],
};
