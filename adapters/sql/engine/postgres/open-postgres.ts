import * as Effect from "effect/Effect";
import * as Schedule from "effect/Schedule";
import { POSTGRES } from "../dialect.ts";
import { isDatabaseFailure, type DatabaseFailure } from "../failures.ts";
import type { Sql, SqlCell, SqlValue } from "../sql.ts";
import { makeConnections, type Connection, type PostgresOptions } from "./connections.ts";
import { listenOn, notifyIn } from "./listening.ts";
import { isStale, isSerializationFailure, postgresFailure } from "./postgres-failure.ts";
import { invalidateStatements, prepared } from "./statements.ts";
import { runQuery, transactionOn, type Failure } from "./transaction.ts";

/** A transaction that lost against others this often is not told to try again. */
const TRIES = 5;
/** A start waits longer than a request: for a server that starts at the same time, and for the first long way to it. */
const START_TRIES = 10;

const isWorthAnotherTry = (defect: unknown): boolean => {
  if (!isDatabaseFailure(defect)) return false;
  if (isStale(defect)) invalidateStatements();
  return isSerializationFailure(defect) || isStale(defect);
};

const again = <A, E>(run: Effect.Effect<A, E>, tries: number): Effect.Effect<A, E> =>
  Effect.catchDefect(run, (defect) =>
    isWorthAnotherTry(defect) && tries > 1 ? again(run, tries - 1) : Effect.die(defect),
  );

const sqlOver = (take: () => Promise<Connection>, outside: Pick<Sql, "close" | "listen">, failure: Failure): Sql => {
  const using = <A>(use: (connection: Connection) => Promise<A>): Effect.Effect<A> =>
    runQuery(failure, async () => {
      const connection = await take();
      try {
        return await use(connection);
      } finally {
        connection.release();
      }
    });
  const sql: Sql = Object.assign(
    <Row>(text: TemplateStringsArray, ...values: readonly SqlValue[]) =>
      again(
        using(async (connection): Promise<readonly Row[]> => {
          const { rows } = await connection.send<Row>(prepared(text, values), false);
          return rows;
        }),
        2,
      ),
    {
      dialect: POSTGRES,
      engine: POSTGRES.engine,
      script: (text: string) =>
        using(async (connection) => {
          await connection.send({ text: "set statement_timeout = 0" }, false);
          await connection
            .send({ text }, true)
            .finally(() => connection.send({ text: "reset statement_timeout" }, false));
        }),
      transaction: <A, E>(body: (sql: Sql) => Effect.Effect<A, E>) =>
        again(transactionOn(take, failure, outside, body), TRIES),
      load: (table: string, columns: readonly string[], rows: Iterable<readonly SqlCell[]>) =>
        sql.transaction((inner) => inner.load(table, columns, rows)),
      notify: (word: string) => Effect.asVoid(notifyIn(sql, word)),
      ...outside,
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

const isSlow = ({ cause }: DatabaseFailure): boolean => cause instanceof Error && /time-?out/i.test(cause.message);

/** A pool of connections to the PostgreSQL at `url`; fails when it does not answer or does not let us in. */
export const openPostgres = (url: string, options: PostgresOptions = {}): Effect.Effect<Sql, DatabaseFailure> => {
  const failure: Failure = (cause) => postgresFailure(shown(url), cause);
  return Effect.gen(function* () {
    const { take, close } = yield* Effect.try({ try: () => makeConnections(url, options), catch: failure });
    yield* Effect.tryPromise({ try: take, catch: failure }).pipe(
      Effect.retry({ while: isSlow, schedule: Schedule.recurs(START_TRIES) }),
      Effect.tap((connection) => Effect.sync(connection.release)),
      Effect.tapError(() => close),
    );
    const listening = listenOn(url);
    const outside = { listen: listening.listen, close: Effect.andThen(listening.close, close) };
    return sqlOver(take, outside, failure);
  });
};
export type { PostgresOptions } from "./connections.ts";
