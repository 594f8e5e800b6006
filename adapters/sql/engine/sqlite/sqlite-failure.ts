import { databaseFailure, textOf, type DatabaseFailure } from "../failures.ts";

/** SQLite's primary result codes, https://www.sqlite.org/rescode.html. */
const BUSY = 5;
const LOCKED = 6;
const READ_ONLY = 8;
const IO_ERROR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANNOT_OPEN = 14;
const NOT_A_DATABASE = 26;

/** SQLite's codes for errors of the system: making the folder or syncing the log may fail with these. */
const OF_SYSTEM: Readonly<Record<string, number>> = {
  EACCES: READ_ONLY,
  EPERM: READ_ONLY,
  EROFS: READ_ONLY,
  ENOSPC: FULL,
  EDQUOT: FULL,
  EIO: IO_ERROR,
  EEXIST: CANNOT_OPEN,
  ENOTDIR: CANNOT_OPEN,
};

const codeOf = (cause: unknown): number | undefined => {
  if (!(cause instanceof Error)) return undefined;
  if ("errcode" in cause && typeof cause.errcode === "number") return cause.errcode & 0xff;
  return "code" in cause && typeof cause.code === "string" ? OF_SYSTEM[cause.code] : undefined;
};

/** Translates an error of node:sqlite for the operator of the file at `path`. */
export const sqliteFailure = (path: string, cause: unknown): DatabaseFailure => {
  const why = textOf(cause);
  switch (codeOf(cause)) {
    case BUSY:
    case LOCKED:
      return databaseFailure("DatabaseBusy", `Another program keeps the database ${path} locked.`, cause);
    case READ_ONLY:
      return databaseFailure(
        "DatabaseReadOnly",
        `The database ${path} cannot be written: give this user the right to write the file and its folder.`,
        cause,
      );
    case CORRUPT:
    case NOT_A_DATABASE:
      return databaseFailure(
        "DatabaseCorrupt",
        `The file ${path} is damaged or is no database (${why}). It was left as it is: put a backup in its place.`,
        cause,
      );
    case FULL:
      return databaseFailure("DatabaseFull", `No room is left to write ${path}: free some disk space.`, cause);
    case CANNOT_OPEN:
      return databaseFailure(
        "DatabaseUnreachable",
        `The database ${path} cannot be opened: check that the folder exists and that this user may write it.`,
        cause,
      );
    case IO_ERROR:
      return databaseFailure(
        "DatabaseUnreachable",
        `Reading or writing ${path} failed (${why}): check the disk.`,
        cause,
      );
    default:
      return databaseFailure("StatementFailed", `SQLite refused a statement: ${why}`, cause);
  }
};
