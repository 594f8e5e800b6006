import * as Effect from "effect/Effect";
import type { Sql, SqlValue } from "./sql.ts";

export type SqlTimes = {
  readonly statement: (seconds: number) => void;
  readonly transaction: (seconds: number) => void;
};

/** Seconds that an effect takes, whether it succeeds or not. */
export const timed = <A, E>(
  effect: Effect.Effect<A, E>,
  now: () => bigint,
  tell: (seconds: number) => void,
): Effect.Effect<A, E> =>
  Effect.suspend(() => {
    const began = now();
    return Effect.ensuring(
      effect,
      Effect.sync(() => tell(Number(now() - began) / 1e9)),
    );
  });

/** The same database, which tells how long each statement and each transaction took. */
export const measuredSql = (sql: Sql, now: () => bigint, times: SqlTimes): Sql =>
  Object.assign(
    <Row>(text: TemplateStringsArray, ...values: readonly SqlValue[]) =>
      timed(sql<Row>(text, ...values), now, times.statement),
    {
      ...sql,
      transaction: <A, E>(body: (sql: Sql) => Effect.Effect<A, E>) =>
        timed(sql.transaction(body), now, times.transaction),
    },
  );
