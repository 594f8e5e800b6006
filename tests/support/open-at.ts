import { openDatabase, type DatabasePlace } from "@morsel/adapters/sql/engine/open-database";
import type { Sql } from "@morsel/adapters/sql/engine/sql";
import { Effect } from "effect";

/** A file's path or a PostgreSQL's address, told apart by how it begins. */
export const placeAt = (at: string): DatabasePlace => (at.startsWith("postgres:") ? { url: at } : { path: at });

export const openAt = (at: string): Promise<Sql> => Effect.runPromise(openDatabase(placeAt(at)));
