import type { Migration } from "./migration.ts";

/** Accounts at other services that sign a member in: one per service, and each for one member. */
export const providerLinks: Migration = {
  version: 29,
  name: "provider links",
  statements: ({ text, integer }) => [
    `create table member_link (
      member_id ${text} not null,
      provider ${text} not null,
      subject ${text} not null,
      linked_at ${integer} not null,
      primary key (member_id, provider)
    )`,
    "create unique index member_link_subject on member_link (provider, subject)",
  ],
};
