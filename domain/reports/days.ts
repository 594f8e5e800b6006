import type { CalendarDate } from "../calendar/index.ts";
import type { Completeness } from "../diary/index.ts";
import type { NutrientId, SummedFacts } from "../nutrition/index.ts";
import { nutrientFigure, type DayFigure } from "./figures.ts";

/** A day as a report needs it: the mark as it counts now, how many entries it has, and its exercise, kcal beyond rest. */
export type ReportDay = {
  readonly date: CalendarDate;
  readonly completeness: Completeness;
  readonly parts: number;
  readonly exercise: number;
  /** W348: how many steps count, of whichever source. */
  readonly steps: number;
};

/** One nutrient of a day: the sum of those entries that know it. */
export type NutrientOfDay = ReportDay & { readonly value?: number; readonly known: number };

/** All nutrients of a day. */
export type TotalsOfDay = ReportDay & { readonly totals: SummedFacts };

/** RP1: a day of which nothing is kept. */
export const unknownFigure = (date: CalendarDate): DayFigure => ({
  date,
  completeness: "untracked",
  known: 0,
  parts: 0,
});

/** RP1: one nutrient of a day by its totals; of a day without any nothing is known. */
export const totalFigure = (day: TotalsOfDay | undefined, date: CalendarDate, id: NutrientId): DayFigure => {
  if (day === undefined) return unknownFigure(date);
  const { completeness, parts, totals } = day;
  const value = totals.facts[id];
  const known = totals.known[id] ?? 0;
  return nutrientFigure({ date, completeness, parts, known, ...(value === undefined ? {} : { value }) });
};

/** W348: the steps of a day: devices and files come before a count written by hand; none is no count. */
export const stepsOfDay = (
  counted: { readonly steps: number } | undefined,
  written: number | undefined,
): number | undefined => counted?.steps || written;
