import { join } from "node:path";
import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import { openSqlite } from "@morsel/adapters/sql/engine/sqlite/open-sqlite";
import type { Sql } from "@morsel/adapters/sql/engine/sql";
import { Effect } from "effect";
import { dataFolder } from "./server.ts";

export type TestDatabase = { readonly sql: Sql; readonly close: () => Promise<void> };

/** A new database in a folder of its own, with the schema. */
export const freshSqlite = async (): Promise<TestDatabase & { readonly path: string }> => {
  const folder = dataFolder();
  const path = join(folder.path, "morsel.db");
  const sql = await Effect.runPromise(openSqlite(path));
  await Effect.runPromise(migrate(sql));
  return {
    sql,
    path,
    close: async () => {
      await Effect.runPromise(sql.close);
      folder.remove();
    },
  };
};
