import { closeSync, existsSync, fsyncSync, openSync, rmSync } from "node:fs";

/**
 * A file beside the database for as long as somebody writes to it. Found at the next start, the one before did not end in
 * order; then the last writes are in the write-ahead log, and without that file they are gone.
 */
const markOf = (path: string): string => `${path}-open`;
const logOf = (path: string): string => `${path}-wal`;

/** `lost`: it ended without order and without its log, so that what was written last may be missing. */
export type LastShutdown = "clean" | "unclean" | "lost";

export const lastShutdown = (path: string): LastShutdown => {
  if (!existsSync(path) || !existsSync(markOf(path))) return "clean";
  return existsSync(logOf(path)) ? "unclean" : "lost";
};

/** Tells the operator of lost writes, at the start and in the doctor alike. */
export const lostWritesMessage = (path: string): string =>
  `The server did not close ${path} the last time, and the file ${logOf(path)}, which held what was written last, is gone: ` +
  "entries of the last minutes may be missing. If you moved or copied the database, stop the server, put that file back beside " +
  "it and start again; if you restored a backup, nothing is missing.";

/** Made when the log is there already, so that a start which is killed leaves no false alarm. */
export const markOpen = (path: string): void => {
  const file = openSync(markOf(path), "w", 0o600);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

/** To be called when the database file itself holds everything. */
export const markClosed = (path: string): void => rmSync(markOf(path), { force: true });

/** For a process that wrote beside the server and has closed: as long as the server is there, so is its log. */
export const markStillOpen = (path: string): void => {
  if (existsSync(logOf(path))) markOpen(path);
};
