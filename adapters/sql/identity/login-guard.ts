import type { LoginAttempt, LoginGuard, AttemptSource } from "@morsel/application/identity/login-guard";
import type { TooManyTries } from "@morsel/application/platform/refusals";
import { LOGIN_MEMORY_SECONDS, signInDelay } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

/** How it stands with a tryer, whose row is the transaction's until it ends. */
type Standing = { readonly count: number; readonly last: number; readonly now: number };

const MEMORY_MS = LOGIN_MEMORY_SECONDS * 1000;

/** Always in the same order, so that no two wait for each other. */
const inOrder = (tryers: readonly AttemptSource[]): readonly AttemptSource[] =>
  tryers.toSorted((a, b) => (a.key < b.key ? -1 : 1));

/** By the database's clock; a failure that is over counts no more. */
const stand = (tx: Sql, key: string) =>
  Effect.map(
    tx<Standing>`
      insert into login_failure as f (key, count, last_at, before_at)
      values (${key}, 0, extract(epoch from clock_timestamp()) * 1000, extract(epoch from clock_timestamp()) * 1000)
      on conflict (key) do update set
        count = case when f.last_at < excluded.last_at - ${MEMORY_MS}::double precision then 0 else f.count end
      returning count, last_at as last, extract(epoch from clock_timestamp()) * 1000 as now`,
    ([row]) => row ?? { count: 0, last: 0, now: 0 },
  );

/** ID30, counted by the database for all processes that share it. */
export const makeSqlLoginGuard = (sql: Sql): LoginGuard => ({
  begin: (tryers, leavesSlowed = false) =>
    sql.transaction((tx) =>
      Effect.gen(function* (): Effect.fn.Return<LoginAttempt, TooManyTries> {
        let [wait, now, isSlowed] = [0, 0, false];
        for (const { key, free } of inOrder(tryers)) {
          const standing = yield* stand(tx, key);
          now = Math.max(now, standing.now);
          isSlowed ||= standing.count >= free;
          wait = Math.max(wait, signInDelay(standing.count, free) * 1000 - (standing.now - standing.last));
        }
        // A refused attempt is not counted: the transaction is rolled back.
        if (wait > 0)
          return yield* Effect.fail({ _tag: "TooManyTries" as const, retryAfterSeconds: Math.ceil(wait / 1000) });
        if (isSlowed && leavesSlowed) return { at: now, isSlowed };
        for (const { key } of inOrder(tryers))
          yield* tx`
            update login_failure set count = count + 1, before_at = last_at, last_at = ${now}::double precision
            where key = ${key}`;
        return { at: now, isSlowed };
      }),
    ),
  succeeded: ({ forgiven, counted, begun }) =>
    Effect.gen(function* () {
      yield* sql`delete from login_failure where key = ${forgiven.key}`;
      if (counted === undefined) return;
      yield* sql`
        update login_failure set count = greatest(count - 1, 0),
          last_at = case when last_at = ${begun.at}::double precision then before_at else last_at end
        where key = ${counted.key}`;
    }),
  forgive: (member) => Effect.asVoid(sql`delete from login_failure where position(${member} in key) > 0`),
  forget: Effect.asVoid(sql`
    delete from login_failure
    where last_at < extract(epoch from clock_timestamp()) * 1000 - ${MEMORY_MS}::double precision`),
});
