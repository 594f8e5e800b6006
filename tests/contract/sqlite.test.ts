import { afterAll } from "vitest";
import { freshSqlite, type TestDatabase } from "../support/sqlite.ts";
import { sqlStores } from "../support/stores.ts";
import { allStoreContracts } from "./all-stores.contract.ts";

const open: TestDatabase[] = [];
afterAll(async () => {
  for (const { close } of open) await close();
});

allStoreContracts("SQLite", async () => {
  const database = await freshSqlite();
  open.push(database);
  return sqlStores(database.sql);
});
