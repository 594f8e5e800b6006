import type { ReportStore } from "@morsel/application/reports/report-store";
import type { NutrientOfDay, ReportDay } from "@morsel/domain/reports";
import type { CalendarDate } from "@morsel/domain/calendar";
import { completenessOf, type Completeness } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import type { NutrientId } from "@morsel/domain/nutrition";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

type DayRow = {
  readonly date: CalendarDate;
  readonly completeness: Completeness;
  readonly parts: number;
  readonly exercise: number;
  readonly steps: number;
};
type NutrientRow = DayRow & { readonly value: number | null; readonly known: number | null };

const dayOf = ({ date, completeness, parts, exercise, steps }: DayRow): ReportDay => ({
  date,
  completeness: completenessOf({ entries: { length: parts }, completeness }),
  parts,
  exercise,
  steps,
});

/** One nutrient out of a day's kept sums: the engine reads it, as all of a year would be a megabyte to read and parse. */
const nutrientRows = (
  sql: Sql,
  member: MemberId,
  nutrient: NutrientId,
  from: CalendarDate,
  to: CalendarDate,
): Effect.Effect<readonly NutrientRow[]> =>
  sql.engine === "postgres"
    ? sql<NutrientRow>`
        select date, completeness, entries as parts, exercise, steps,
          (totals::json -> 'facts' ->> ${nutrient}::text)::double precision as value,
          (totals::json -> 'known' ->> ${nutrient}::text)::double precision as known
        from diary_day where member_id = ${member} and date between ${from} and ${to} order by date`
    : sql<NutrientRow>`
        select date, completeness, entries as parts, exercise, steps,
          json_extract(totals, '$.facts.' || ${nutrient}) as value,
          json_extract(totals, '$.known.' || ${nutrient}) as known
        from diary_day where member_id = ${member} and date between ${from} and ${to} order by date`;

export const makeSqlReportStore = (sql: Sql): ReportStore => ({
  firstDay: (member) =>
    Effect.map(
      sql<{ readonly date: CalendarDate }>`
        select date from diary_day
        where member_id = ${member}
          and (entries > 0 or completeness <> 'untracked' or exercise > 0 or steps > 0 or drinks <> '[]')
        order by date limit 1`,
      ([first]) => first?.date,
    ),

  span: (member) =>
    Effect.map(
      sql<{ readonly first: CalendarDate | null; readonly last: CalendarDate | null }>`
        select (select min(date) from diary_day where member_id = ${member}) as first,
          (select max(date) from diary_day where member_id = ${member}) as last`,
      ([span]) =>
        span === undefined || span.first === null || span.last === null
          ? undefined
          : { first: span.first, last: span.last },
    ),

  nutrientDays: (member, nutrient, from, to) =>
    Effect.map(nutrientRows(sql, member, nutrient, from, to), (rows) =>
      rows.map(({ value, known, ...row }): NutrientOfDay => ({
        ...dayOf(row),
        known: known ?? 0,
        ...(value === null ? {} : { value }),
      })),
    ),

  totals: (member, from, to) =>
    Effect.map(
      sql<DayRow & { readonly totals: string }>`
        select date, completeness, entries as parts, exercise, steps, totals
        from diary_day where member_id = ${member} and date between ${from} and ${to} order by date`,
      (rows) => rows.map(({ totals, ...row }) => ({ ...dayOf(row), totals: JSON.parse(totals) })),
    ),

  exercises: (member, from, to) =>
    Effect.map(
      sql<{ readonly entry: string }>`
        select entry from exercise_entry
        where member_id = ${member} and date between ${from} and ${to} and is_deleted = 0
        order by date, logged_at, id`,
      (rows) => rows.map(({ entry }) => JSON.parse(entry)),
    ),
});
