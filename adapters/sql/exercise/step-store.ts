import {
  type StepDayIsFull,
  type StepImport,
  type StepImportNotFound,
  type StepStore,
} from "@morsel/application/exercise/step-store";
import type { CalendarDate } from "@morsel/domain/calendar";
import { CSV_SOURCE, type DatedCount, STEP_COUNTS_A_DAY } from "@morsel/domain/exercise";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { countOf, storeActivity, type CountRow } from "./activity-rows.ts";

type DatedRow = CountRow & { readonly date: CalendarDate };

const known = (sql: Sql, member: MemberId, dates: readonly CalendarDate[]): Effect.Effect<readonly DatedRow[]> =>
  sql<DatedRow>`
    select date, source, starts_at as "from", ends_at as "to", steps from step_count
    where member_id = ${member} and date in ${dates}`;

const keyOf = ({
  date,
  source,
  from,
}: {
  readonly date: string;
  readonly source: string;
  readonly from?: string;
}): string => `${date} ${source} ${from ?? ""}`;

const upsert = (sql: Sql, member: MemberId, { date, source, from, to, steps }: DatedCount) => sql`
  insert into step_count (member_id, date, source, starts_at, ends_at, steps)
  values (${member}, ${date}, ${source}, ${from ?? ""}, ${to ?? ""}, ${steps})
  on conflict (member_id, date, source, starts_at) do update set ends_at = excluded.ends_at, steps = excluded.steps`;

const keepDays = (sql: Sql, member: MemberId, dates: Iterable<CalendarDate>): Effect.Effect<void> =>
  Effect.forEach(new Set(dates), (date) => storeActivity(sql, member, date), { discard: true });

/** W345 */
const checkRoom = (sql: Sql, member: MemberId, dates: readonly CalendarDate[]): Effect.Effect<void, StepDayIsFull> =>
  Effect.flatMap(
    sql<{ readonly date: CalendarDate }>`
      select date from step_count where member_id = ${member} and date in ${dates}
      group by date having count(*) > ${STEP_COUNTS_A_DAY} order by date limit 1`,
    ([full]) =>
      full === undefined
        ? Effect.void
        : Effect.fail({ _tag: "StepDayIsFull" as const, date: full.date, limit: STEP_COUNTS_A_DAY }),
  );

type ChangeRow = {
  readonly date: CalendarDate;
  readonly from: string;
  readonly to: string;
  readonly steps: number;
  readonly toBefore: string | null;
  readonly stepsBefore: number | null;
  readonly isUndone: number;
};

/** W344: only what stands as the import left it goes back. */
const takeBack = (sql: Sql, member: MemberId, { date, from, to, steps, toBefore, stepsBefore }: ChangeRow) =>
  stepsBefore === null || toBefore === null
    ? sql`
        delete from step_count
        where member_id = ${member} and date = ${date} and source = ${CSV_SOURCE} and starts_at = ${from}
          and ends_at = ${to} and steps = ${steps}`
    : sql`
        update step_count set ends_at = ${toBefore}, steps = ${stepsBefore}
        where member_id = ${member} and date = ${date} and source = ${CSV_SOURCE} and starts_at = ${from}
          and ends_at = ${to} and steps = ${steps}`;

export const makeSqlStepStore = (sql: Sql): StepStore => ({
  counts: (member, from, to) =>
    Effect.map(
      sql<DatedRow>`
        select date, source, starts_at as "from", ends_at as "to", steps from step_count
        where member_id = ${member} and date between ${from} and ${to} order by date, source, starts_at`,
      (rows) => rows.map((row) => ({ date: row.date, ...countOf(row) })),
    ),

  put: (member, counts, by) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<number, StepDayIsFull> {
        const dates = [...new Set(counts.map(({ date }) => date))];
        if (dates.length === 0) return 0;
        const before = new Map((yield* known(tx, member, dates)).map((row) => [keyOf(row), row]));
        // The last of several counts with the same start wins within one request.
        const wanted = new Map(counts.map((count) => [keyOf(count), count]));
        const changed = [...wanted.values()].filter((count) => {
          const row = before.get(keyOf(count));
          return row?.steps !== count.steps || row.to !== (count.to ?? "");
        });
        for (const count of changed) {
          yield* upsert(tx, member, count);
          if (by === undefined) continue;
          const row = before.get(keyOf(count));
          const { date, from, to, steps } = count;
          yield* tx`
            insert into step_change (
              member_id, import_id, date, starts_at, ends_at, steps, ends_before, steps_before, created_at, is_undone)
            values (
              ${member}, ${by.importId}, ${date}, ${from ?? ""}, ${to ?? ""}, ${steps}, ${row?.to ?? null}, ${row?.steps ?? null},
              ${by.now}, 0)
            on conflict (member_id, import_id, date, starts_at) do update
              set ends_at = excluded.ends_at, steps = excluded.steps, is_undone = 0`;
        }
        yield* checkRoom(tx, member, dates);
        yield* keepDays(
          tx,
          member,
          changed.map(({ date }) => date),
        );
        return changed.length;
      }),
    ),

  imports: (member, limit) =>
    Effect.map(
      sql<Omit<StepImport, "isUndone"> & { readonly undone: number }>`
        select import_id as id, min(created_at) as "createdAt", count(*) as changed, min(is_undone) as undone
        from step_change where member_id = ${member}
        group by import_id order by min(created_at) desc, import_id limit ${limit}`,
      (rows) => rows.map(({ undone, ...row }) => ({ ...row, isUndone: undone === 1 })),
    ),

  undo: (member, importId, atOnce) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<number, StepImportNotFound> {
        const rows = yield* tx<ChangeRow>`
          select date, starts_at as "from", ends_at as "to", steps, ends_before as "toBefore",
            steps_before as "stepsBefore", is_undone as "isUndone"
          from step_change where member_id = ${member} and import_id = ${importId}
          order by is_undone, date, starts_at limit ${atOnce + 1}`;
        if (rows.length === 0) return yield* Effect.fail({ _tag: "StepImportNotFound" as const, id: importId });
        const open = rows.filter(({ isUndone }) => isUndone === 0);
        const now = open.slice(0, atOnce);
        for (const row of now) {
          yield* takeBack(tx, member, row);
          yield* tx`
            update step_change set is_undone = 1
            where member_id = ${member} and import_id = ${importId} and date = ${row.date} and starts_at = ${row.from}`;
        }
        yield* keepDays(
          tx,
          member,
          now.map(({ date }) => date),
        );
        return open.length - now.length;
      }),
    ),
});
