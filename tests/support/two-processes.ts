import { openPostgres } from "@morsel/adapters/sql/engine/postgres/open-postgres";
import type { Sql } from "@morsel/adapters/sql/engine/sql";
import { Effect } from "effect";
import { afterAll, beforeAll, inject } from "vitest";
import { freshPostgres, PATIENCE } from "./postgres.ts";

/** One PostgreSQL as two processes see it: there for the tests of a file. */
export const twoProcesses = (): (() => readonly [Sql, Sql]) => {
  let database: Awaited<ReturnType<typeof freshPostgres>> | undefined;
  let other: Sql | undefined;
  beforeAll(async () => {
    database = await freshPostgres(inject("postgres"));
    other = await Effect.runPromise(openPostgres(database.url, { patience: PATIENCE }));
  });
  afterAll(async () => {
    if (other !== undefined) await Effect.runPromise(other.close);
    await database?.close();
  });
  return () => {
    if (database === undefined || other === undefined)
      throw new Error("They are there inside of tests and hooks only.");
    return [database.sql, other];
  };
};
