import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import postgres from "postgres";
import { POSTGRES } from "../dialect.ts";
import { isDatabaseFailure, type DatabaseFailure } from "../failures.ts";
import type { Sql, SqlCell, SqlValue } from "../sql.ts";
import { cellsOf, statementOf, type Holes } from "../template.ts";
import { batches, insertBatch } from "./batches.ts";
import { lostTheRace, postgresFailure } from "./postgres-failure.ts";

export type PostgresOptions = {
  /** Connections of this process at most. */
  readonly connections?: number;
  /** PostgreSQL itself refuses what is not a question. */
  readonly readOnly?: boolean;
};

/** A transaction that lost against others this often is not told to try again. */
const TRIES = 5;
const CONNECT_SECONDS = 10;
const CLOSE_SECONDS = 2;

/** `= any` over an array lets the index be asked for each member, where a subselect may read all of the table. */
const HOLES: Holes = {
  value: (nth) => `$${nth}`,
  list: (nth) => `= any (array(select json_array_elements_text($${nth}::json)))`,
};

const statements = new WeakMap<TemplateStringsArray, string>();

const statement = (text: TemplateStringsArray, values: readonly SqlValue[]): string => {
  const known = statements.get(text);
  if (known !== undefined) return known;
  const written = statementOf(text, values, HOLES);
  statements.set(text, written);
  return written;
};

/** Counts, whole numbers and decimals are numbers; JSON stays the text that it is. */
const TYPES = {
  bigint: { to: 20, from: [20], serialize: String, parse: Number },
  numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
  json: { to: 114, from: [114, 3802], serialize: String, parse: String },
};

type Way = Pick<postgres.ISql, "unsafe">;
type Failure = (cause: unknown) => DatabaseFailure;

const asked = <A>(failure: Failure, ask: () => PromiseLike<A>): Effect.Effect<A> =>
  Effect.callback((resume) => {
    ask().then(
      (answer) => resume(Effect.succeed(answer)),
      (cause: unknown) => resume(Effect.die(failure(cause))),
    );
  });

const ran = <Row>(way: Way, failure: Failure, text: TemplateStringsArray, values: readonly SqlValue[]) =>
  asked(failure, () =>
    way.unsafe<Row[] & readonly postgres.Row[]>(statement(text, values), cellsOf(values), { prepare: true }),
  );

/** Carries the body's end through postgres.js, which undoes what is thrown at it. */
type Undone<A, E> = { readonly undone: Exit.Exit<A, E> };

type Begin = <T>(run: (way: postgres.TransactionSql) => Promise<T>) => Promise<unknown>;

const bracket = <A, E>(
  begin: Begin,
  failure: Failure,
  outer: () => Sql,
  body: (sql: Sql) => Effect.Effect<A, E>,
): Effect.Effect<A, E> =>
  Effect.flatMap(Effect.context(), (context) =>
    Effect.callback<A, E>((resume, signal) => {
      let undone: Undone<A, E> | undefined;
      begin(async (way) => {
        const exit = await Effect.runPromiseExitWith(context)(body(within(way, failure, outer)), { signal });
        if (Exit.isSuccess(exit)) return exit;
        undone = { undone: exit };
        throw undone;
      }).then(
        (exit) => resume(exit as Exit.Exit<A, E>),
        (cause: unknown) =>
          resume(cause === undone && undone !== undefined ? undone.undone : Effect.die(failure(cause))),
      );
    }),
  );

const members = (way: Way, failure: Failure) => ({
  dialect: POSTGRES,
  engine: POSTGRES.engine,
  script: (text: string) => Effect.asVoid(asked(failure, () => way.unsafe(text).simple())),
});

const within = (way: postgres.TransactionSql, failure: Failure, outer: () => Sql): Sql =>
  Object.assign(
    <Row>(text: TemplateStringsArray, ...values: readonly SqlValue[]) => ran<Row>(way, failure, text, values),
    {
      ...members(way, failure),
      transaction: <A, E>(body: (sql: Sql) => Effect.Effect<A, E>) =>
        bracket<A, E>((run) => way.savepoint(run), failure, outer, body),
      load: (table: string, columns: readonly string[], rows: Iterable<readonly SqlCell[]>) =>
        asked(failure, async () => {
          const insert = insertBatch(table, columns);
          let count = 0;
          for (const batch of batches(columns, rows)) {
            await way.unsafe(insert, [batch.json], { prepare: true });
            count += batch.rows;
          }
          return count;
        }),
      close: Effect.suspend(() => outer().close),
    },
  );

const isWorthAnotherTry = (defect: unknown): boolean => isDatabaseFailure(defect) && lostTheRace(defect);

const again = <A, E>(transaction: Effect.Effect<A, E>, tries: number): Effect.Effect<A, E> =>
  Effect.catchDefect(transaction, (defect) =>
    tries > 1 && isWorthAnotherTry(defect) ? again(transaction, tries - 1) : Effect.die(defect),
  );

const sqlOver = (pool: Pick<postgres.Sql, "unsafe" | "begin" | "end">, failure: Failure): Sql => {
  const sql: Sql = Object.assign(
    <Row>(text: TemplateStringsArray, ...values: readonly SqlValue[]) => ran<Row>(pool, failure, text, values),
    {
      ...members(pool, failure),
      transaction: <A, E>(body: (sql: Sql) => Effect.Effect<A, E>) =>
        again(
          bracket<A, E>(
            (run) => pool.begin(run),
            failure,
            () => sql,
            body,
          ),
          TRIES,
        ),
      load: (table: string, columns: readonly string[], rows: Iterable<readonly SqlCell[]>) =>
        sql.transaction((inner) => inner.load(table, columns, rows)),
      close: Effect.promise(() => pool.end({ timeout: CLOSE_SECONDS })),
    },
  );
  return sql;
};

/** The address as it may be shown: without user and password. */
const shown = (url: string): string => {
  if (!URL.canParse(url)) return "DATABASE_URL";
  const { host, pathname } = new URL(url);
  return host + pathname;
};

/** A pool of connections to the PostgreSQL at `url`; fails when it does not answer or does not let us in. */
export const openPostgres = (url: string, options: PostgresOptions = {}): Effect.Effect<Sql, DatabaseFailure> => {
  const failure: Failure = (cause) => postgresFailure(shown(url), cause);
  return Effect.gen(function* () {
    const pool = yield* Effect.try({
      try: () =>
        postgres(url, {
          max: options.connections ?? 10,
          types: TYPES,
          fetch_types: false,
          connect_timeout: CONNECT_SECONDS,
          onnotice: () => undefined,
          connection: {
            application_name: "morsel",
            ...(options.readOnly === true ? { default_transaction_read_only: true } : {}),
          },
        }),
      catch: failure,
    });
    yield* Effect.tryPromise({ try: () => pool.unsafe("select 1"), catch: failure }).pipe(
      Effect.tapError(() => Effect.promise(() => pool.end({ timeout: 0 }))),
    );
    return sqlOver(pool, failure);
  });
};
