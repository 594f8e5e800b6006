import { afterAll, inject } from "vitest";
import { freshPostgres } from "../support/postgres.ts";
import { type TestDatabase } from "../support/sqlite.ts";
import { sqlStores } from "../support/stores.ts";
import { allStoreContracts } from "./all-stores.contract.ts";

const open: TestDatabase[] = [];
afterAll(async () => {
  for (const { close } of open) await close();
});

allStoreContracts("PostgreSQL", async () => {
  const database = await freshPostgres(inject("postgres"));
  open.push(database);
  return sqlStores(database.sql);
});
