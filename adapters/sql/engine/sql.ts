import type { Effect } from "effect";
import { token } from "@morsel/application/platform/token";
import type { Dialect } from "./dialect.ts";

/** One value as both drivers take and give it. */
export type SqlScalar = string | number | null | Uint8Array;

/** A list of texts stands for a subselect of its members: `where id in ${ids}`. */
export type SqlValue = SqlScalar | readonly string[];

/** Value of one cell in a loaded row. */
export type SqlCell = string | number | null;

export type HearWord = (word: string | undefined) => void;

/**
 * SQL as tagged templates for both engines. A statement is static per call site: it is written and prepared once, values
 * travel apart from it. Numbers come back as numbers, JSON as text, bytes as bytes, nothing as null. A database that fails is a defect
 * (`DatabaseFailure`); nothing of the statement or its transaction was kept then.
 */
export interface Sql {
  <Row = never>(text: TemplateStringsArray, ...values: readonly SqlValue[]): Effect.Effect<readonly Row[]>;
  readonly dialect: Dialect;
  readonly engine: Dialect["engine"];
  /**
   * All that `body` writes through the `Sql` it is given, or nothing when it fails, dies or is interrupted. A transaction
   * within a transaction is a savepoint. The outer `sql` must not be used within: it would wait for its own end. On
   * PostgreSQL the body is run again after a deadlock, so it does nothing but SQL.
   */
  readonly transaction: <A, E>(body: (sql: Sql) => Effect.Effect<A, E>) => Effect.Effect<A, E>;
  /**
   * Loads many rows; cells in the order of `columns`. Rows are drawn as they are needed, other requests are let through in
   * between. Table and columns are written by us, never given.
   */
  readonly load: (
    table: string,
    columns: readonly string[],
    rows: Iterable<readonly SqlCell[]>,
  ) => Effect.Effect<number>;
  /**
   * One or more statements that are not known before the program runs: migrations. On PostgreSQL a statement is given up after a
   * second, so that nobody waits for a database that stands still; a script or a load is not, nor what follows it in its
   * transaction.
   */
  readonly script: (text: string) => Effect.Effect<void>;
  /**
   * Tells those who `listen`, in every process that has this database open: once what it is a part of is committed, and not if that is
   * undone. SQLite's file has one server: there it is told within the process. At most some hundred bytes.
   */
  readonly notify: (word: string) => Effect.Effect<void>;
  /**
   * Hears what is told from now on, and `undefined` where something may have been told meanwhile that was not heard: who listens then reads
   * what it is about. Answers how to leave.
   */
  readonly listen: (hear: HearWord) => () => void;
  /** Waits for what runs, then closes. */
  readonly close: Effect.Effect<void>;
}

export const Sql = token<Sql>("Sql");
