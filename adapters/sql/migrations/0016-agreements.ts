import type { Migration } from "./migration.ts";

/** ID120: which version of which text a member agreed to, and when. */
export const agreements: Migration = {
  version: 16,
  name: "agreements",
  statements: ({ text, integer }) => [
    `create table member_agreement (
      member_id ${text} not null,
      document ${text} not null,
      version ${text} not null,
      agreed_at ${integer} not null,
      primary key (member_id, document, version)
    )`,
  ],
};
