import type { Migration } from "./migration.ts";

/**
 * Recent wrong passwords, counted across processes. SQLite serves one process, which counts for itself. Not logged: a count costs no write
 * to disk, and a crash of PostgreSQL forgets them.
 */
export const loginFailures: Migration = {
  version: 26,
  name: "login failures",
  statements: ({ engine, text, real, integer }) =>
    engine === "sqlite"
      ? []
      : [
          `create unlogged table login_failure (
            key ${text} primary key,
            count ${integer} not null,
            last_at ${real} not null,
            before_at ${real} not null
          ) with (fillfactor = 50)`,
        ],
};
