import { openPostgres } from "@morsel/adapters/sql/postgres/open-postgres";
import { openSqlite } from "@morsel/adapters/sql/sqlite/open-sqlite";
import type { Sql } from "@morsel/adapters/sql/sql";
import { Effect } from "effect";

/** Opens a file by its path or a PostgreSQL by its address. */
export const openAt = (at: string): Promise<Sql> =>
  Effect.runPromise(at.startsWith("postgres:") ? openPostgres(at) : openSqlite(at));
