import * as Effect from "effect/Effect";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { makeFolder } from "../make-folder.ts";
import { databaseFailure, isDatabaseFailure, type DatabaseFailure } from "../failures.ts";

export type SyncFile = (file: number, done: (error: NodeJS.ErrnoException | null) => void) => void;

export type SqliteOptions = {
  /** A companion for reading only, for worker threads: it never waits for the writer nor stops it. */
  readonly readOnly?: boolean;
  /** How a file is put on disk: `fdatasync` unless told. */
  readonly syncFile?: SyncFile;
  /** Told when the database opens, but something about it should be known. */
  readonly warn?: (sentence: string) => void;
};

/** How long a file that another program has locked is waited for: at the start in one go, later in short ones. */
const BUSY_MS = 5000;
const BUSY_AT_ONCE_MS = 10;
const PAUSE_MS = 20;

/** Tries again as long as another program has the file locked; other requests go on meanwhile. */
export const retryWhileBusy = <A>(attempt: Effect.Effect<A>): Effect.Effect<A> => {
  const tryOnce = (triesLeft: number): Effect.Effect<A> =>
    Effect.catchDefect(attempt, (defect) =>
      triesLeft > 0 && isDatabaseFailure(defect) && defect._tag === "DatabaseBusy"
        ? Effect.andThen(Effect.sleep(PAUSE_MS), tryOnce(triesLeft - 1))
        : Effect.die(defect),
    );
  return tryOnce(BUSY_MS / (BUSY_AT_ONCE_MS + PAUSE_MS));
};

/** From here on a wait would stop every other request on this thread. */
export const clearBusyTimeout = (database: DatabaseSync): void =>
  database.exec(`pragma busy_timeout = ${BUSY_AT_ONCE_MS}`);

/**
 * Opens the file and proves that it can serve: it is a database, it is whole as far as its header tells, and it can be
 * written. Throws what node:sqlite throws.
 */
export const connect = (path: string, { readOnly = false }: SqliteOptions): DatabaseSync => {
  if (!readOnly && path !== ":memory:") makeFolder(dirname(path));
  const database = new DatabaseSync(path, { readOnly, timeout: BUSY_MS, enableForeignKeyConstraints: true });
  try {
    if (!readOnly) {
      database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000");
      // A file without write permission begins a transaction all the same; only a write, taken back, tells.
      database.exec("begin immediate; pragma user_version = 0; rollback");
    }
    database.exec("pragma cache_size = -16000; pragma temp_store = memory");
    database.prepare("select count(*) from sqlite_schema").get();
    if (!readOnly) clearBusyTimeout(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

/**
 * In write-ahead mode a commit need not wait for the disk by itself; whoever is told of it waits (`DiskSync`). In any other mode it must:
 * false then, and nothing is changed.
 */
export const commitsIntoLog = (database: DatabaseSync): boolean => {
  if (database.prepare("pragma journal_mode").get()?.["journal_mode"] !== "wal") return false;
  database.exec("pragma synchronous = normal");
  return true;
};

/** A reader makes a log where there is none; from a database that nobody has open it can be kept from doing so. */
const openUnchanged = (path: string): DatabaseSync => {
  if (existsSync(`${path}-wal`)) return connect(path, { readOnly: true });
  const address = pathToFileURL(path);
  address.searchParams.set("immutable", "1");
  return new DatabaseSync(address, { readOnly: true });
};

/** Reads every page and index; minutes on a large file, so it is asked for, never part of opening. Changes nothing. */
export const checkIntegrity = (path: string): DatabaseFailure | undefined => {
  const database = openUnchanged(path);
  try {
    const found = database
      .prepare("pragma integrity_check(5)")
      .all()
      .map((row) => String(row["integrity_check"]));
    if (found.length === 1 && found[0] === "ok") return undefined;
    return databaseFailure("DatabaseCorrupt", `The file ${path} is damaged: ${found.join("; ")}`);
  } finally {
    database.close();
  }
};
