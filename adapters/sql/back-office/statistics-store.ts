import type { DayCount, StatisticsStore } from "@morsel/application/back-office/statistics";
import { weekOf, WEEK_MS, type CountedStay } from "@morsel/domain/back-office";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

type Counts = { readonly all: number; readonly suspended: number; readonly premium: number };

/** W644 */
export const makeSqlStatisticsStore = (sql: Sql): StatisticsStore => ({
  members: (now) =>
    Effect.map(
      sql<Counts>`
        select count(*) as "all", count(suspended_at) as suspended,
          coalesce(sum(case when premium_until > ${now} then 1 else 0 end), 0) as premium from member`,
      ([row]) => row ?? { all: 0, suspended: 0, premium: 0 },
    ),

  stays: (since) => {
    const monday = weekOf(since);
    // SQLite divides with a fraction, PostgreSQL without: what is left is above zero and rounded down on both.
    return Effect.map(
      sql<CountedStay>`
        select cast((created_at - ${monday}) / ${WEEK_MS} as bigint) as week,
          cast((coalesce(last_login_at, created_at) - created_at) / ${WEEK_MS} as bigint) as weeks, count(*) as members
        from member where created_at >= ${monday} group by 1, 2 order by 1, 2`,
      (rows) => rows.map(({ week, ...row }) => ({ ...row, week: monday + week * WEEK_MS })),
    );
  },

  countDays: (days) =>
    Effect.forEach(
      days,
      (day) =>
        sql.transaction((tx) =>
          Effect.gen(function* () {
            const [counted] = yield* tx<Omit<DayCount, "day">>`
              select coalesce(sum(entries), 0) as entries, count(*) as members
              from diary_day where date = ${day} and entries > 0`;
            yield* tx`
              insert into day_count (day, entries, members)
              values (${day}, ${counted?.entries ?? 0}, ${counted?.members ?? 0})
              on conflict (day) do update set entries = excluded.entries, members = excluded.members`;
          }),
        ),
      { discard: true },
    ),

  days: (since) => sql<DayCount>`select day, entries, members from day_count where day >= ${since} order by day`,
});
