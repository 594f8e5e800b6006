import { daysBetween, type CalendarDate } from "@morsel/domain/calendar";
import { reportPeriods, type ReportStep } from "@morsel/domain/diary";
import { dayFigure, type MeasuredDay, type MeasuredType } from "@morsel/domain/measurements";
import { trendFrom } from "./body-summary.ts";

/** What a chart shows of a day, a week or a month; nothing where nothing was measured. */
export type ChartPeriod = {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly value?: number;
  /** Where the trend of weight stood when it was weighed last. */
  readonly trend?: number;
};

/** The most points that a line shows apart; what is longer is put together by week, then by month. */
const DAYS_APART = 400;
const WEEKS_APART = 7 * DAYS_APART;

const stepOf = (days: number): ReportStep =>
  days <= DAYS_APART ? "daily" : days <= WEEKS_APART ? "weekly" : "monthly";

/** M4, M13: the figures of a range; a week or a month is the mean of its days that have one. */
export const chartPeriods = (
  type: MeasuredType,
  days: readonly MeasuredDay[],
  from: CalendarDate,
  to: CalendarDate,
): readonly ChartPeriod[] => {
  const trend = new Map(type === "Weight" ? trendFrom(days, from).map((point) => [point.date, point.trend]) : []);
  const shown = days.filter(({ date }) => date >= from && date <= to);
  let next = 0;
  return reportPeriods(from, to, stepOf(daysBetween(from, to) + 1)).map((period) => {
    const begin = next;
    while (next < shown.length && (shown[next]?.date ?? "") <= period.to) next += 1;
    const inside = shown.slice(begin, next);
    const last = inside.at(-1);
    if (last === undefined) return period;
    const value = inside.reduce((sum, day) => sum + dayFigure(type, day), 0) / inside.length;
    const smoothed = trend.get(last.date);
    return { ...period, value, ...(smoothed === undefined ? {} : { trend: smoothed }) };
  });
};
