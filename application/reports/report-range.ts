import { addDays, daysBetween, type CalendarDate } from "@morsel/domain/calendar";
import { rangeStart, REPORT_STEPS, type ReportRange, type ReportStep } from "@morsel/domain/diary";
import * as Effect from "effect/Effect";
import type { FieldRefused } from "../platform/refusals.ts";
import { refuseField } from "../platform/refused-field.ts";

/** W140: ten years. */
export const REPORT_DAYS_MAX = 3660;
/** W141: five years by day. */
export const REPORT_POINTS_MAX = 1830;

export type WantedRange = {
  readonly range?: ReportRange;
  readonly from?: CalendarDate;
  readonly to?: CalendarDate;
};

export type ReportDays = { readonly from: CalendarDate; readonly to: CalendarDate };

const DEFAULT_RANGE: ReportRange = 30;

/**
 * W140: an own range where one is given, else the last days up to today. `firstKnown` is asked for "all" alone; a later end than
 * tomorrow is refused, as it may be tomorrow already where the member is.
 */
export const reportDays = (
  { range = DEFAULT_RANGE, from, to }: WantedRange,
  today: CalendarDate,
  firstKnown: Effect.Effect<CalendarDate | undefined>,
): Effect.Effect<ReportDays, FieldRefused> => {
  if (from !== undefined || to !== undefined) {
    const [first, last] = [from ?? addDays(to ?? today, -29), to ?? today];
    if (last > addDays(today, 1)) return refuseField("to", `${addDays(today, 1)} or earlier`);
    if (first > last) return refuseField("from", `${last} or earlier`);
    if (daysBetween(first, last) >= REPORT_DAYS_MAX)
      return refuseField("from", `${addDays(last, 1 - REPORT_DAYS_MAX)} or later, ${REPORT_DAYS_MAX} days at most`);
    return Effect.succeed({ from: first, to: last });
  }
  if (range !== "all") return Effect.succeed({ from: rangeStart(range, today, today), to: today });
  const earliest = addDays(today, 1 - REPORT_DAYS_MAX);
  return Effect.map(firstKnown, (known = today) => {
    const first = rangeStart("all", today, known);
    return { from: first < earliest ? earliest : first, to: today };
  });
};

const DAYS_IN: Readonly<Record<ReportStep, number>> = { daily: 1, weekly: 7, monthly: 30 };

/** W141: the wanted step, or the next that has no more points than are sent. */
export const reportStep = (wanted: ReportStep, { from, to }: ReportDays): ReportStep =>
  REPORT_STEPS.slice(REPORT_STEPS.indexOf(wanted)).find(
    (step) => (daysBetween(from, to) + 1) / DAYS_IN[step] <= REPORT_POINTS_MAX,
  ) ?? "monthly";
