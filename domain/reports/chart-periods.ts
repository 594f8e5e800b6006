import { daysBetween, type CalendarDate } from "../calendar/index.ts";
import { reportPeriods, type ReportStep } from "../diary/index.ts";
import { dayFigure, type MeasuredDay, type MeasuredType, trendFrom } from "../measurements/index.ts";

/** A point of a chart: a day, a week or a month; without a value where nothing was measured. */
export type ChartPeriod = {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly value?: number;
  /** The trend of weight at the last weighing of the period. */
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
  firstWeekday: number,
): readonly ChartPeriod[] => {
  const trend = new Map(type === "Weight" ? trendFrom(days, from).map((point) => [point.date, point.trend]) : []);
  const shown = days.filter(({ date }) => date >= from && date <= to);
  let next = 0;
  return reportPeriods(from, to, stepOf(daysBetween(from, to) + 1), firstWeekday).map((period) => {
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
