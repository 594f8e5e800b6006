import { openDatabase, type DatabasePlace } from "@morsel/adapters/sql/engine/open-database";
import { openPostgres } from "@morsel/adapters/sql/engine/postgres/open-postgres";
import type { Sql } from "@morsel/adapters/sql/engine/sql";
import { Effect } from "effect";
import { PATIENCE } from "./postgres.ts";

/** A file's path or a PostgreSQL's address, told apart by how it begins. */
export const placeAt = (at: string): DatabasePlace => (at.startsWith("postgres:") ? { url: at } : { path: at });

export const openAt = (at: string): Promise<Sql> => {
  const place = placeAt(at);
  return Effect.runPromise("url" in place ? openPostgres(place.url, { patience: PATIENCE }) : openDatabase(place));
};
