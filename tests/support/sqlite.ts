import { join } from "node:path";
import { migrate } from "@morsel/adapters/sql/migrate";
import { makeSqlDiarySettingsStore } from "@morsel/adapters/sql/diary-settings-store";
import { makeSqlDiaryStore } from "@morsel/adapters/sql/diary-store";
import { makeSqlFoodUsageStore } from "@morsel/adapters/sql/food-usage-store";
import { makeSqlGoalStore } from "@morsel/adapters/sql/goal-store";
import { makeSqlMemberStore } from "@morsel/adapters/sql/member-store";
import { openSqlite } from "@morsel/adapters/sql/sqlite/open-sqlite";
import type { Sql } from "@morsel/adapters/sql/sql";
import { Effect } from "effect";
import { dataFolder } from "./server.ts";

/** The stores on one database. */
export const sqlStores = (sql: Sql) => ({
  members: makeSqlMemberStore(sql),
  goals: makeSqlGoalStore(sql),
  diary: makeSqlDiaryStore(sql),
  settings: makeSqlDiarySettingsStore(sql),
  usage: makeSqlFoodUsageStore(sql),
});

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
