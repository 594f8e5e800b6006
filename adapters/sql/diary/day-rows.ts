import { makeBoundedCache } from "@morsel/application/platform/bounded-cache";
import type { DayRecord, DaySummary, StoredDay } from "@morsel/application/diary/diary-store";
import { type CalendarDate, datesBetween } from "@morsel/domain/calendar";
import { partitionPlanned, emptyDay, totalsOf } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import type { SummedFacts } from "@morsel/domain/nutrition";
import * as Effect from "effect/Effect";
import { entriesBetween } from "./entry-rows.ts";
import type { Sql } from "../engine/sql.ts";

type Description = Pick<StoredDay, "date" | "note" | "completeness" | "version">;
type DescriptionRow = Description & { readonly exercise: number };
type SummaryRow = Pick<DaySummary, "date" | "completeness"> & { readonly totals: string; readonly exercise: number };

const describedBy = ({ exercise, ...description }: DescriptionRow): Omit<StoredDay, "entries" | "planned"> =>
  exercise > 0 ? { ...description, exercise } : description;

/** Every day from one to another, in two statements. */
export const daysOf = (
  sql: Sql,
  member: MemberId,
  from: CalendarDate,
  to: CalendarDate,
): Effect.Effect<readonly StoredDay[]> =>
  Effect.map(
    Effect.all(
      [
        sql<DescriptionRow>`
          select date, note, completeness, version, exercise from diary_day
          where member_id = ${member} and date between ${from} and ${to}`,
        entriesBetween(sql, member, from, to),
      ],
      { concurrency: sql.dialect.atOnce },
    ),
    ([rows, entries]) => {
      const described = new Map(rows.map((row) => [row.date, describedBy(row)]));
      const byDate = Map.groupBy(entries, (entry) => entry.date);
      return datesBetween(from, to).map((date) => ({
        ...emptyDay(date),
        ...described.get(date),
        ...partitionPlanned(byDate.get(date) ?? []),
      }));
    },
  );

export const dayOf = (sql: Sql, member: MemberId, date: CalendarDate): Effect.Effect<StoredDay> =>
  Effect.map(daysOf(sql, member, date, date), ([day]) => day ?? emptyDay(date));

/** How many entries are eaten on a day. */
export const countOn = (sql: Sql, member: MemberId, date: CalendarDate): Effect.Effect<number> =>
  Effect.map(
    sql<{ readonly entries: number }>`select entries from diary_day where member_id = ${member} and date = ${date}`,
    ([day]) => day?.entries ?? 0,
  );

/** How many entries are planned on days. */
export const countPlannedOn = (
  sql: Sql,
  member: MemberId,
  dates: readonly CalendarDate[],
): Effect.Effect<ReadonlyMap<CalendarDate, number>> =>
  Effect.map(
    sql<{ readonly date: CalendarDate; readonly planned: number }>`
      select date, count(*) as "planned" from diary_entry
      where member_id = ${member} and date in ${dates} and deleted_at is null and planned = 1
      group by date`,
    (rows) => new Map(rows.map(({ date, planned }) => [date, planned])),
  );

type DayRow = DescriptionRow & { readonly totals: string };

/**
 * Caches parsed totals by their text, because a member logs several foods on the same day; the text alone decides, whoever wrote it. Each
 * is some 7 kB.
 */
const recentTotals = makeBoundedCache<SummedFacts>(2048);

const readTotals = (text: string): SummedFacts => recentTotals.get(text) ?? (JSON.parse(text) as SummedFacts);

const totalsText = (totals: SummedFacts): string => {
  const text = JSON.stringify(totals);
  recentTotals.set(text, totals);
  return text;
};

const recordOf = ({ totals, ...row }: DayRow): DayRecord => ({ ...describedBy(row), totals: readTotals(totals) });

/** Reads the records of days; days without a record are empty. */
export const recordsOn = (
  sql: Sql,
  member: MemberId,
  dates: readonly CalendarDate[],
): Effect.Effect<ReadonlyMap<CalendarDate, DayRecord>> =>
  Effect.map(
    sql<DayRow>`
      select date, note, completeness, version, exercise, totals from diary_day
      where member_id = ${member} and date in ${dates}`,
    (rows) => {
      const known = new Map(rows.map((row) => [row.date, recordOf(row)]));
      return new Map(dates.map((date) => [date, known.get(date) ?? emptyRecord(date)]));
    },
  );

const emptyRecord = (date: CalendarDate): DayRecord => {
  const { entries, planned: _, ...description } = emptyDay(date);
  return { ...description, totals: totalsOf(entries) };
};

/** Keeps the totals of a day and answers what the day is then. */
export const upsertTotals = (
  sql: Sql,
  member: MemberId,
  date: CalendarDate,
  totals: SummedFacts,
): Effect.Effect<DayRecord> =>
  Effect.map(
    sql<DescriptionRow>`
      insert into diary_day (member_id, date, entries, totals, note, completeness, version)
      values (${member}, ${date}, ${totals.parts}, ${totalsText(totals)}, '', 'untracked', 0)
      on conflict (member_id, date) do update set entries = excluded.entries, totals = excluded.totals
      returning date, note, completeness, version, exercise`,
    ([row]) => ({ ...emptyRecord(date), ...(row && describedBy(row)), totals }),
  );

/** The totals of a day on which nothing was eaten. */
export const NO_TOTALS = JSON.stringify(totalsOf([]));

export const updateDay = (sql: Sql, member: MemberId, day: Description): Effect.Effect<void> =>
  Effect.asVoid(sql`
    insert into diary_day (member_id, date, entries, totals, note, completeness, version)
    values (${member}, ${day.date}, 0, ${NO_TOTALS}, ${day.note}, ${day.completeness}, ${day.version})
    on conflict (member_id, date) do update set note = excluded.note, completeness = excluded.completeness,
      version = excluded.version`);

/** Keeps that there is such a day. */
export const ensureDay = (sql: Sql, member: MemberId, date: CalendarDate): Effect.Effect<void> =>
  Effect.asVoid(sql`
    insert into diary_day (member_id, date, entries, totals, note, completeness, version)
    values (${member}, ${date}, 0, ${NO_TOTALS}, '', 'untracked', 0)
    on conflict (member_id, date) do nothing`);

/** A day's sums of exercise and steps, and the energy of one step (W346). */
export type ActivitySums = { readonly net: number; readonly steps: number; readonly energyEach: number };

export const storeActivitySums = (
  sql: Sql,
  member: MemberId,
  date: CalendarDate,
  { net, steps, energyEach }: ActivitySums,
): Effect.Effect<void> =>
  Effect.asVoid(sql`
    insert into diary_day (member_id, date, entries, totals, note, completeness, version, exercise, steps, step_energy)
    values (${member}, ${date}, 0, ${NO_TOTALS}, '', 'untracked', 0, ${net}, ${steps}, ${energyEach})
    on conflict (member_id, date) do update
      set exercise = excluded.exercise, steps = excluded.steps, step_energy = excluded.step_energy`);

/** Days with an entry, a note or a mark, from the kept totals. */
export const summariesBetween = (
  sql: Sql,
  member: MemberId,
  from: CalendarDate,
  to: CalendarDate,
): Effect.Effect<readonly DaySummary[]> =>
  Effect.map(
    sql<SummaryRow>`
      select date, totals, completeness, exercise from diary_day
      where member_id = ${member} and date between ${from} and ${to}
        and (entries > 0 or note <> '' or completeness <> 'untracked')
      order by date`,
    (rows) =>
      rows.map(({ date, totals, completeness, exercise }) => ({
        date,
        totals: JSON.parse(totals),
        completeness,
        ...(exercise > 0 ? { exercise } : {}),
      })),
  );

/** Days with an entry or marked as fasted, the latest first. */
export const trackedDates = (
  sql: Sql,
  member: MemberId,
  to: CalendarDate,
  limit: number,
): Effect.Effect<readonly CalendarDate[]> =>
  Effect.map(
    sql<{ readonly date: CalendarDate }>`
      select date from diary_day
      where member_id = ${member} and date <= ${to} and (entries > 0 or completeness = 'fasted')
      order by date desc limit ${limit}`,
    (rows) => rows.map(({ date }) => date),
  );
