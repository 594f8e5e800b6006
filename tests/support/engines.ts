import { join } from "node:path";
import { inject } from "vitest";
import { emptyPostgres } from "./postgres.ts";
import { dataFolder } from "./server.ts";

/** A new database without any schema, to be opened any number of times. */
export type EmptyDatabase = {
  /** A file's path or a PostgreSQL address. */
  readonly at: string;
  readonly remove: () => void | Promise<void>;
};

/** The two engines, each with a way to a new database, for `describe.each`. */
export const ENGINES = [
  {
    engine: "SQLite",
    fresh: (): Promise<EmptyDatabase> => {
      const folder = dataFolder();
      return Promise.resolve({ at: join(folder.path, "morsel.db"), remove: folder.remove });
    },
  },
  {
    engine: "PostgreSQL",
    fresh: async (): Promise<EmptyDatabase> => {
      const { url, remove } = await emptyPostgres(inject("postgres"));
      return { at: url, remove };
    },
  },
] as const;
