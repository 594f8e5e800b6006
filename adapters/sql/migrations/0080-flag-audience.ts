import type { Migration } from "./migration.ts";

/** EL23: for whom a flag holds. */
export const flagAudience: Migration = {
  version: 80,
  name: "flag-audience",
  statements: ({ text }) => [`alter table feature_flag add column audience ${text} not null default '{}'`],
};
