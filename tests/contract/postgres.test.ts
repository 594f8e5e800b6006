import { afterAll, inject } from "vitest";
import { freshPostgres } from "../support/postgres.ts";
import { type TestDatabase } from "../support/sqlite.ts";
import { sqlStores } from "../support/stores.ts";
import { allStoreContracts } from "./all-stores.contract.ts";

/** One for all: a pool for each concept would need more connections than a server has, the more concepts there are. */
let opened: Promise<TestDatabase> | undefined;
afterAll(async () => (await opened)?.close());

allStoreContracts("PostgreSQL", async () => {
  opened ??= freshPostgres(inject("postgres"));
  return sqlStores((await opened).sql);
});
