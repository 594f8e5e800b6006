import type { LimitStore } from "@morsel/application/platform/limit-store";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

/**
 * Counted by the database and by its clock, for all processes that share it: generic cell rate, one row a key, of which the
 * instant is kept at which it is full again. The table is not logged, so that a count costs no write to disk; a crash of
 * PostgreSQL empties it.
 */
export const makeSqlLimitStore = (sql: Sql): LimitStore => ({
  take: (key, { burst, secondsEach }, count) =>
    Effect.gen(function* () {
      const [all, room] = [secondsEach * count, secondsEach * (burst - count)];
      const taken = yield* sql<{ readonly taken: number }>`
        insert into rate_limit as kept (key, full_at)
        values (${key}, extract(epoch from clock_timestamp())::double precision + ${all}::double precision)
        on conflict (key) do update
          set full_at = greatest(kept.full_at, extract(epoch from clock_timestamp())::double precision) + ${all}::double precision
          where kept.full_at - extract(epoch from clock_timestamp())::double precision <= ${room}::double precision
        returning 1 as taken`;
      if (taken.length > 0) return 0;
      const [row] = yield* sql<{ readonly wait: number }>`
        select ceil(full_at - extract(epoch from clock_timestamp())::double precision - ${room}::double precision)::integer as wait
        from rate_limit where key = ${key}`;
      return Math.max(1, row?.wait ?? 1);
    }),
  forget: Effect.asVoid(
    sql`delete from rate_limit where full_at < extract(epoch from clock_timestamp())::double precision`,
  ),
});
