import type { Migration } from "./migration.ts";

/** What is planned is an entry too, and in no sum until it is ticked off. */
export const plannedEntries: Migration = {
  version: 43,
  name: "planned entries",
  statements: ({ integer }) => [`alter table diary_entry add column planned ${integer} not null default 0`],
};
