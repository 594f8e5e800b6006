import { existsSync, renameSync, rmSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import * as Effect from "effect/Effect";
import { databaseFailure, type DatabaseFailure } from "../failures.ts";
import { checkIntegrity } from "./connect.ts";
import { sqliteFailure } from "./sqlite-failure.ts";

const copyInto = async (path: string, to: string): Promise<void> => {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    await backup(database, to);
  } finally {
    database.close();
  }
  // One file, without companions, until somebody writes it again.
  const copy = new DatabaseSync(to);
  copy.exec("pragma journal_mode = delete");
  copy.close();
};

/**
 * Copies the database at `path` into a new file while others write: the copy is one instant of it, whole and checked
 * before it gets its name. Put in the place of the original it is the database of that instant.
 */
export const backUpSqlite = (path: string, to: string): Effect.Effect<void, DatabaseFailure> => {
  const half = `${to}.part`;
  const copy = Effect.tryPromise({
    try: () => copyInto(path, half),
    catch: (cause) => sqliteFailure(path, cause),
  });
  const name = Effect.suspend(() => {
    const damage = checkIntegrity(half);
    if (damage !== undefined) return Effect.fail(damage);
    renameSync(half, to);
    return Effect.void;
  });
  return Effect.suspend(() =>
    existsSync(to)
      ? Effect.fail(databaseFailure("StatementFailed", `${to} exists already: a backup never overwrites another.`))
      : Effect.onError(Effect.andThen(copy, name), () => Effect.sync(() => rmSync(half, { force: true }))),
  );
};
