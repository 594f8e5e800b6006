import { createHash } from "node:crypto";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import { databaseFailure, isDatabaseFailure, type DatabaseFailure } from "../engine/failures.ts";
import type { Migration } from "./migration.ts";
import { MIGRATIONS } from "./migrations.ts";
import type { Sql } from "../engine/sql.ts";

type Applied = { readonly version: number; readonly name: string; readonly checksum: string };

/** Any number, the same in every process: who holds it migrates. */
const LOCK = 7_236_677;

const checksumOf = (sql: Sql, migration: Migration): string =>
  createHash("sha256").update(migration.statements(sql.dialect).join(";\n")).digest("hex");

/** On SQLite the transaction itself keeps others out. A script waits for as long as another process migrates. */
const lock = (sql: Sql) =>
  sql.engine === "postgres" ? sql.script(`select pg_advisory_xact_lock(${LOCK})`) : Effect.void;

const makeBook = (sql: Sql) =>
  sql.script(
    `create table if not exists schema_migration (
      version ${sql.dialect.integer} primary key,
      name ${sql.dialect.text} not null,
      checksum ${sql.dialect.text} not null,
      applied_at ${sql.dialect.integer} not null
    )`,
  );

/** Objects if an applied migration is unknown to this program or differs from it. */
const objection = (sql: Sql, applied: readonly Applied[], known: readonly Migration[]): DatabaseFailure | undefined => {
  for (const { version, name, checksum } of applied) {
    const same = known.find((migration) => migration.version === version);
    if (same === undefined)
      return databaseFailure(
        "DatabaseNewer",
        `The database has schema ${version} ("${name}"), this program knows ${Math.max(...known.map((migration) => migration.version))} at most. Start a newer version of the program; nothing was changed.`,
      );
    if (checksumOf(sql, same) !== checksum)
      return databaseFailure(
        "MigrationChanged",
        `Step ${version} ("${name}") of the schema is not the one that was applied to this database; nothing was changed.`,
      );
  }
  return undefined;
};

const step = (outer: Sql, known: readonly Migration[]) =>
  outer.transaction((sql) =>
    Effect.gen(function* () {
      yield* lock(sql);
      yield* makeBook(sql);
      const applied = yield* sql<Applied>`select version, name, checksum from schema_migration order by version`;
      const refused = objection(sql, applied, known);
      if (refused !== undefined) return yield* Effect.fail(refused);
      const next = known.find(({ version }) => !applied.some((row) => row.version === version));
      if (next === undefined) return undefined;
      for (const statement of next.statements(sql.dialect)) yield* sql.script(statement);
      const now = yield* Clock.currentTimeMillis;
      yield* sql`insert into schema_migration (version, name, checksum, applied_at)
        values (${next.version}, ${next.name}, ${checksumOf(sql, next)}, ${now})`;
      return next.name;
    }),
  );

/**
 * Brings the schema up to this program's: each step in a transaction of its own, one process at a time. Answers the names
 * of the steps it took. A database that is newer than the program is refused.
 */
export const migrate = (
  sql: Sql,
  known: readonly Migration[] = MIGRATIONS,
): Effect.Effect<readonly string[], DatabaseFailure> =>
  Effect.gen(function* () {
    const taken: string[] = [];
    for (let name = yield* step(sql, known); name !== undefined; name = yield* step(sql, known)) taken.push(name);
    return taken;
  }).pipe(Effect.catchDefect((defect) => (isDatabaseFailure(defect) ? Effect.fail(defect) : Effect.die(defect))));
