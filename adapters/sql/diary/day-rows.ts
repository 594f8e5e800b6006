import type { DaySummary } from "@morsel/application/diary/diary-store";
import type { CalendarDate } from "@morsel/domain/calendar";
import { emptyDay, totalsOf, type DiaryDay } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import type { SummedFacts } from "@morsel/domain/nutrition";
import { activeWaterEntries, type StoredWaterEntry } from "@morsel/domain/hydration";
import * as Effect from "effect/Effect";
import { entriesOn } from "./entry-rows.ts";
import type { Sql } from "../engine/sql.ts";

type Description = Pick<DiaryDay, "date" | "note" | "completeness" | "version">;
type SummaryRow = Pick<DaySummary, "date" | "completeness"> & { readonly totals: string };

export const dayOf = (sql: Sql, member: MemberId, date: CalendarDate): Effect.Effect<DiaryDay> =>
  Effect.map(
    Effect.all(
      [
        sql<Description & { readonly drinks: string }>`
          select date, note, completeness, version, drinks from diary_day where member_id = ${member} and date = ${date}`,
        entriesOn(sql, member, date),
      ],
      { concurrency: sql.dialect.atOnce },
    ),
    ([[described], entries]) =>
      described === undefined
        ? { ...emptyDay(date), entries }
        : { ...described, waterEntries: activeWaterEntries(waterEntriesIn(described.drinks)), entries },
  );

const NO_WATER = "[]";

/** As the column has them since its first version: a deleted entry is one that was taken back. */
type WaterRow = Omit<StoredWaterEntry, "isDeleted"> & { readonly isTakenBack?: true };

const waterEntriesIn = (text: string): readonly StoredWaterEntry[] =>
  text === NO_WATER
    ? []
    : (JSON.parse(text) as readonly WaterRow[]).map(({ id, ml, isTakenBack }) =>
        isTakenBack === true ? { id, ml, isDeleted: true } : { id, ml },
      );

const waterText = (entries: readonly StoredWaterEntry[]): string =>
  JSON.stringify(
    entries.map(({ id, ml, isDeleted }) => (isDeleted === true ? { id, ml, isTakenBack: true } : { id, ml })),
  );

/** A day's entries of water, deleted ones among them. */
export const waterEntriesOn = (
  sql: Sql,
  member: MemberId,
  date: CalendarDate,
): Effect.Effect<readonly StoredWaterEntry[]> =>
  Effect.map(
    sql<{ readonly drinks: string }>`select drinks from diary_day where member_id = ${member} and date = ${date}`,
    ([day]) => waterEntriesIn(day?.drinks ?? NO_WATER),
  );

export const writeWaterEntries = (
  sql: Sql,
  member: MemberId,
  date: CalendarDate,
  waterEntries: readonly StoredWaterEntry[],
): Effect.Effect<void> =>
  Effect.asVoid(sql`
    insert into diary_day (member_id, date, entries, totals, note, completeness, version, drinks)
    values (${member}, ${date}, 0, ${NO_TOTALS}, '', 'untracked', 0, ${waterText(waterEntries)})
    on conflict (member_id, date) do update set drinks = excluded.drinks`);

/** How many entries stand on a day. */
export const countOn = (sql: Sql, member: MemberId, date: CalendarDate): Effect.Effect<number> =>
  Effect.map(
    sql<{ readonly entries: number }>`select entries from diary_day where member_id = ${member} and date = ${date}`,
    ([day]) => day?.entries ?? 0,
  );

export const upsertTotals = (
  sql: Sql,
  member: MemberId,
  date: CalendarDate,
  { entries, totals }: { readonly entries: number; readonly totals: SummedFacts },
): Effect.Effect<void> =>
  Effect.asVoid(sql`
    insert into diary_day (member_id, date, entries, totals, note, completeness, version)
    values (${member}, ${date}, ${entries}, ${JSON.stringify(totals)}, '', 'untracked', 0)
    on conflict (member_id, date) do update set entries = excluded.entries, totals = excluded.totals`);

const NO_TOTALS = JSON.stringify(totalsOf([]));

export const updateDay = (sql: Sql, member: MemberId, day: Description): Effect.Effect<void> =>
  Effect.asVoid(sql`
    insert into diary_day (member_id, date, entries, totals, note, completeness, version)
    values (${member}, ${day.date}, 0, ${NO_TOTALS}, ${day.note}, ${day.completeness}, ${day.version})
    on conflict (member_id, date) do update set note = excluded.note, completeness = excluded.completeness,
      version = excluded.version`);

/** Days with an entry, a note or a mark, from the kept totals. */
export const summariesBetween = (
  sql: Sql,
  member: MemberId,
  from: CalendarDate,
  to: CalendarDate,
): Effect.Effect<readonly DaySummary[]> =>
  Effect.map(
    sql<SummaryRow>`
      select date, totals, completeness from diary_day
      where member_id = ${member} and date between ${from} and ${to}
        and (entries > 0 or note <> '' or completeness <> 'untracked')
      order by date`,
    (rows) => rows.map(({ date, totals, completeness }) => ({ date, totals: JSON.parse(totals), completeness })),
  );
