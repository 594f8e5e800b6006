import type { Migration } from "./migration.ts";

/** Members' recent requests, counted across processes. SQLite serves one process, which counts for itself. */
export const rateLimits: Migration = {
  version: 7,
  name: "rate limits",
  statements: ({ engine, text, real }) =>
    engine === "sqlite"
      ? []
      : [`create unlogged table rate_limit (key ${text} primary key, full_at ${real} not null) with (fillfactor = 50)`],
};
