import type { DatabaseSync, StatementSync } from "node:sqlite";
import { Effect, Exit, Semaphore } from "effect";
import { SQLITE } from "../dialect.ts";
import type { DatabaseFailure } from "../failures.ts";
import type { Sql, SqlCell, SqlValue } from "../sql.ts";
import { cellsOf, statementOf } from "../template.ts";
import { connect, type SqliteOptions } from "./connect.ts";
import { sqliteFailure } from "./sqlite-failure.ts";

/** Rows that are loaded before other requests get their turn. */
const ROWS_AT_ONCE = 500;

const hole = (index: number, isList: boolean): string =>
  index < 0 ? "" : isList ? "(select value from json_each(?))" : "?";

type Prepared = { readonly statement: StatementSync; readonly answers: boolean; readonly hasList: boolean };

type Connection = {
  readonly prepared: (text: TemplateStringsArray, values: readonly SqlValue[]) => Prepared;
  readonly failure: (cause: unknown) => DatabaseFailure;
  readonly database: DatabaseSync;
};

const connectionOf = (database: DatabaseSync, path: string): Connection => {
  const statements = new WeakMap<TemplateStringsArray, Prepared>();
  return {
    database,
    failure: (cause) => sqliteFailure(path, cause),
    prepared: (text, values) => {
      const known = statements.get(text);
      if (known !== undefined) return known;
      const statement = database.prepare(statementOf(text, values, hole));
      const made = { statement, answers: statement.columns().length > 0, hasList: values.some(Array.isArray) };
      statements.set(text, made);
      return made;
    },
  };
};

const NOTHING: readonly never[] = [];

const runStatement = <Row>(on: Connection, text: TemplateStringsArray, values: readonly SqlValue[]): readonly Row[] => {
  const { statement, answers, hasList } = on.prepared(text, values);
  const cells = hasList ? cellsOf(values) : (values as readonly SqlCell[]);
  if (answers) return statement.all(...cells) as unknown as readonly Row[];
  statement.run(...cells);
  return NOTHING;
};

const attempt = <A>(on: Connection, run: () => A): Effect.Effect<A> =>
  Effect.suspend(() => {
    try {
      return Effect.succeed(run());
    } catch (cause) {
      return Effect.die(on.failure(cause));
    }
  });

const loadRows = (on: Connection, table: string, columns: readonly string[], rows: Iterable<readonly SqlCell[]>) =>
  Effect.gen(function* () {
    const holes = columns.map(() => "?").join(", ");
    const statement = yield* attempt(on, () =>
      on.database.prepare(`insert into ${table} (${columns.join(", ")}) values (${holes})`),
    );
    const cursor = rows[Symbol.iterator]();
    let count = 0;
    for (let more = true; more; yield* Effect.yieldNow)
      more = yield* attempt(on, () => {
        for (let n = 0; n < ROWS_AT_ONCE; n += 1) {
          const row = cursor.next();
          if (row.done === true) return false;
          statement.run(...row.value);
          count += 1;
        }
        return true;
      });
    return count;
  });

/** Within the transaction nothing waits: the connection is ours until it ends. */
const inside = (on: Connection, depth: number, outer: Sql): Sql =>
  Object.assign(
    <Row>(text: TemplateStringsArray, ...values: readonly SqlValue[]) =>
      attempt(on, () => runStatement<Row>(on, text, values)),
    {
      dialect: SQLITE,
      engine: SQLITE.engine,
      transaction: <A, E>(body: (sql: Sql) => Effect.Effect<A, E>) =>
        bracket(on, `savepoint s${depth}`, `release s${depth}`, `rollback to s${depth}; release s${depth}`, () =>
          body(inside(on, depth + 1, outer)),
        ),
      load: (table: string, columns: readonly string[], rows: Iterable<readonly SqlCell[]>) =>
        loadRows(on, table, columns, rows),
      script: (text: string) => attempt(on, () => on.database.exec(text)),
      close: outer.close,
    },
  );

/** A full disk or a damaged page may have rolled back already; then there is nothing left to undo. */
const undo = (on: Connection, rollback: string): void => {
  if (on.database.isTransaction) on.database.exec(rollback);
};

const bracket = <A, E>(
  on: Connection,
  begin: string,
  commit: string,
  rollback: string,
  body: () => Effect.Effect<A, E>,
): Effect.Effect<A, E> =>
  Effect.uninterruptibleMask((restore) =>
    Effect.suspend(() => {
      try {
        on.database.exec(begin);
      } catch (cause) {
        return Effect.die(on.failure(cause));
      }
      return Effect.flatMap(Effect.exit(restore(Effect.suspend(body))), (exit) => {
        try {
          if (Exit.isSuccess(exit)) on.database.exec(commit);
          else undo(on, rollback);
          return exit;
        } catch (cause) {
          undo(on, rollback);
          return Effect.die(on.failure(cause));
        }
      });
    }),
  );

const sqlOver = (on: Connection): Sql => {
  const turns = Semaphore.makeUnsafe(1);
  /** Outside a transaction a statement is on its own; it waits for one only while that is still open. */
  const alone = <A>(run: () => A): Effect.Effect<A> =>
    Effect.suspend(() => (on.database.isTransaction ? turns.withPermit(attempt(on, run)) : attempt(on, run)));
  const outer: Sql = Object.assign(
    <Row>(text: TemplateStringsArray, ...values: readonly SqlValue[]) =>
      alone(() => runStatement<Row>(on, text, values)),
    {
      dialect: SQLITE,
      engine: SQLITE.engine,
      transaction: <A, E>(body: (sql: Sql) => Effect.Effect<A, E>) =>
        turns.withPermit(bracket(on, "begin immediate", "commit", "rollback", () => body(inside(on, 1, outer)))),
      load: (table: string, columns: readonly string[], rows: Iterable<readonly SqlCell[]>) =>
        outer.transaction((sql) => sql.load(table, columns, rows)),
      script: (text: string) => alone(() => on.database.exec(text)),
      close: turns.withPermit(
        Effect.sync(() => {
          if (on.database.isOpen) on.database.close();
        }),
      ),
    },
  );
  return outer;
};

/**
 * The embedded engine: one file in write-ahead mode, on disk when answered. Statements run at once on the caller's thread;
 * reads that can be long belong on a read-only companion in a worker.
 */
export const openSqlite = (path: string, options: SqliteOptions = {}): Effect.Effect<Sql, DatabaseFailure> =>
  Effect.try({
    try: () => sqlOver(connectionOf(connect(path, options), path)),
    catch: (cause) => sqliteFailure(path, cause),
  });
