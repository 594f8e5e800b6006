import type { Migration } from "./migration.ts";

/** Planned entries are entries too, and in no sum until they are marked as eaten. */
export const plannedEntries: Migration = {
  version: 43,
  name: "planned entries",
  statements: ({ integer }) => [`alter table diary_entry add column planned ${integer} not null default 0`],
};
