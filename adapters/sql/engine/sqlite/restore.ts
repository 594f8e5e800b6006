import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { databaseFailure } from "../failures.ts";
import { checkIntegrity } from "./connect.ts";
import { sqliteFailure } from "./sqlite-failure.ts";

/** Rows of each table, by which two files of one database are compared. */
export type RowCounts = Readonly<Record<string, number>>;

/** Whole, and how many rows each of its tables has. Throws a failure with a sentence for the operator. */
export const examineSqlite = (path: string): RowCounts => {
  const damage = checkIntegrity(path);
  if (damage !== undefined) throw damage;
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    // Virtual tables keep their rows in tables of their own, and one of them cannot be counted.
    const tables = database
      .prepare("select name from sqlite_schema where type = 'table' and sql not like 'create virtual%' order by name")
      .all();
    return Object.fromEntries(
      tables.map(({ name }) => {
        const quoted = `"${String(name).replaceAll('"', '""')}"`;
        return [String(name), Number(database.prepare(`select count(*) as rows from ${quoted}`).get()?.["rows"])];
      }),
    );
  } finally {
    database.close();
  }
};

/** Refuses a file that is whole but holds no schema of this program, or a later one than it knows. */
const checkSchema = (backup: string, path: string, rows: RowCounts, newestSchema: number): void => {
  if (rows["schema_migration"] === undefined)
    throw databaseFailure("StatementFailed", `${backup} is a database, but no backup of Morsel.`);
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const version = Number(database.prepare("select max(version) as version from schema_migration").get()?.["version"]);
    if (version > newestSchema)
      throw databaseFailure(
        "DatabaseNewer",
        `${backup} has schema ${version}, this program knows ${newestSchema} at most. Restore it with a newer version of the program.`,
      );
  } finally {
    database.close();
  }
};

/** A running server keeps a lock on its file, so that nobody else can have it alone. A damaged file is replaced whatever it is. */
export const isInUse = (path: string): boolean => {
  const database = new DatabaseSync(path);
  try {
    database.exec("pragma locking_mode = exclusive; begin exclusive; rollback");
    return false;
  } catch (cause) {
    return sqliteFailure(path, cause)._tag !== "DatabaseCorrupt";
  } finally {
    database.close();
  }
};

/** Puts a file, or the names in a folder, on disk. */
const syncPath = (path: string): void => {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/**
 * Puts a checked copy of `backup` in the place of the database at `path`. What was there is moved into `aside`, a new folder beside
 * it: nothing is deleted. Answers the rows of the restored tables. Throws a failure with a sentence for the operator.
 */
export const restoreSqlite = (backup: string, path: string, aside: string, newestSchema: number): RowCounts => {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (existsSync(path) && isInUse(path))
    throw databaseFailure("DatabaseBusy", `The server uses ${path}. Stop it first: its last writes would be lost.`);
  const half = `${path}.restoring`;
  rmSync(half, { force: true });
  try {
    copyFileSync(backup, half);
    const rows = examineSqlite(half);
    checkSchema(backup, half, rows, newestSchema);
    syncPath(half);
    // The former file stays until the new one takes its name, so that a crash never leaves a folder without a database. Its companions
    // belong to it alone.
    const companions = readdirSync(folder).filter((name) => name.startsWith(`${basename(path)}-`));
    if (existsSync(path) || companions.length > 0) mkdirSync(aside, { mode: 0o700 });
    if (existsSync(path)) copyFileSync(path, join(aside, basename(path)), constants.COPYFILE_FICLONE);
    for (const name of companions) renameSync(join(folder, name), join(aside, name));
    renameSync(half, path);
    syncPath(folder);
    return rows;
  } finally {
    for (const suffix of ["", "-wal", "-shm", "-journal"]) rmSync(`${half}${suffix}`, { force: true });
  }
};
