import * as Effect from "effect/Effect";
import { SQLITE } from "../dialect.ts";
import type { DatabaseFailure } from "../failures.ts";
import type { Sql, SqlCell, SqlValue } from "../sql.ts";
import { makeListeners, type Listeners } from "../listeners.ts";
import { lastShutdown, lostWritesMessage, markClosed, markOpen } from "./clean-shutdown.ts";
import { commitsIntoLog, connect, type SqliteOptions } from "./connect.ts";
import { connectionOf, loadRows, type Connection } from "./connection.ts";
import { diskSyncOf, NO_DISK, type DiskSync } from "./disk-sync.ts";
import { groupOf } from "./group.ts";
import { readerOf, type Reader } from "./reader.ts";
import { sqliteFailure } from "./sqlite-failure.ts";
import { savepoint, runTransaction } from "./transaction.ts";

type Columns = readonly string[];
type Rows = Iterable<readonly SqlCell[]>;

type Outside = Pick<Sql, "close" | "listen"> & {
  /** Told when the transaction is kept. */
  readonly words: string[];
};

/** Within a transaction nothing waits: the connection is its own until it ends. */
const inside = (on: Connection, depth: number, outside: Outside): Sql =>
  Object.assign(
    <Row>(text: TemplateStringsArray, ...values: readonly SqlValue[]) => on.attempt(() => on.run<Row>(text, values)),
    {
      dialect: SQLITE,
      engine: SQLITE.engine,
      transaction: <A, E>(body: (sql: Sql) => Effect.Effect<A, E>) =>
        runTransaction(on, savepoint(depth), () => body(inside(on, depth + 1, outside))),
      load: (table: string, columns: Columns, rows: Rows) => loadRows(on, table, columns, rows),
      script: (text: string) => on.attempt(() => on.database.exec(text)),
      notify: (word: string) => Effect.sync(() => void outside.words.push(word)),
      listen: outside.listen,
      close: outside.close,
    },
  );

/** A statement that only reads; whatever else begins otherwise. */
const isRead = ([start = ""]: TemplateStringsArray): boolean => /^\s*select\b/.test(start);

const sqlOver = (on: Connection, reader: Reader | undefined, disk: DiskSync, beforeClose: () => void): Sql => {
  const { alone, last, transaction: together } = groupOf(on, disk);
  const close = last(() => {
    if (!on.database.isOpen) return;
    reader?.close();
    beforeClose();
    on.database.close();
    disk.close();
  });
  const { listen, tell }: Listeners = makeListeners();
  const transaction = <A, E>(body: (sql: Sql) => Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.suspend(() => {
      const words: string[] = [];
      const written = together(() => body(inside(on, 1, { words, listen, close })));
      return Effect.tap(written, () => Effect.sync(() => words.forEach(tell)));
    });

  return Object.assign(
    <Row>(text: TemplateStringsArray, ...values: readonly SqlValue[]) =>
      reader !== undefined && isRead(text) ? reader.run<Row>(text, values) : alone(() => on.run<Row>(text, values)),
    {
      dialect: SQLITE,
      engine: SQLITE.engine,
      transaction,
      load: (table: string, columns: Columns, rows: Rows) => transaction((sql) => sql.load(table, columns, rows)),
      script: (text: string) => alone(() => on.database.exec(text)),
      notify: (word: string) => Effect.sync(() => tell(word)),
      listen,
      close,
    },
  );
};

/**
 * The embedded engine: one file in write-ahead mode, on disk when answered. Statements run at once on the caller's thread;
 * reads that can be long belong on a read-only companion in a worker.
 */
export const openSqlite = (path: string, options: SqliteOptions = {}): Effect.Effect<Sql, DatabaseFailure> =>
  Effect.try({
    try: () => {
      const last = lastShutdown(path);
      const on = connectionOf(connect(path, options), path);
      if (options.readOnly === true || path === ":memory:") return sqlOver(on, undefined, NO_DISK, () => undefined);
      if (last === "lost") options.warn?.(lostWritesMessage(path));
      markOpen(path);
      const disk = commitsIntoLog(on.database) ? diskSyncOf(on, path, options.syncFile) : NO_DISK;
      return sqlOver(on, readerOf(path), disk, () => {
        // 0: nobody was in the way, and all of the log is in the database.
        const [row] = on.database.prepare("pragma wal_checkpoint(truncate)").all();
        if (row?.["busy"] === 0) markClosed(path);
      });
    },
    catch: (cause) => sqliteFailure(path, cause),
  });
