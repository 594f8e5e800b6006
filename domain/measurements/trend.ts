import { addDays, daysBetween, type CalendarDate } from "../calendar/index.ts";

export type Weighing = { readonly date: CalendarDate; readonly value: number };
export type TrendPoint = Weighing & { readonly trend: number };

/** The share that is left of an old value after a day: Hacker's Diet smooths by a tenth a day. */
const KEPT = 0.9;

/**
 * M4: the smoothed line through measurements of any kind: trend += α (value − trend) with α = 1 − 0.9^days since the last one, so
 * that a weighing after a gap counts for more. It begins at the first value. Several on one day count as their mean; what is no
 * finite number is left out. Any order goes in, the oldest comes out first.
 */
export const trendOf = (weighings: readonly Weighing[]): readonly TrendPoint[] => {
  const days = new Map<CalendarDate, { sum: number; count: number }>();
  for (const { date, value } of weighings) {
    if (!Number.isFinite(value)) continue;
    const day = days.get(date) ?? { sum: 0, count: 0 };
    days.set(date, { sum: day.sum + value, count: day.count + 1 });
  }
  const points: TrendPoint[] = [];
  for (const [date, { sum, count }] of [...days].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const value = sum / count;
    const last = points.at(-1);
    const alpha = last === undefined ? 1 : 1 - KEPT ** daysBetween(last.date, date);
    points.push({ date, value, trend: last === undefined ? value : last.trend + alpha * (value - last.trend) });
  }
  return points;
};

/** M5: change of the trend by week between the first and the last of the given days; undefined below a week. */
export const weeklyTrend = (points: readonly TrendPoint[]): number | undefined => {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const days = daysBetween(first.date, last.date);
  return days < 7 ? undefined : ((last.trend - first.trend) / days) * 7;
};

/** M4: days before a range that its trend needs: what is older weighs less than a ten-thousandth of it, 0.9 to the power of 90. */
export const TREND_DAYS = 90;

/** M4: the first day whose measurements a trend from a day on needs. */
export const trendLeadStart = (from: CalendarDate): CalendarDate => addDays(from, -TREND_DAYS);

/** Water and scale move a weight by more than this, kg. */
const EVEN_KG = 0.05;

export type WeightDirection = "even" | "down" | "up";

/** M16: which way a weight moved; less than 50 g is even, wherever and in whatever unit it is said. */
export const weightDirection = (changeKg: number): WeightDirection =>
  Math.abs(changeKg) < EVEN_KG ? "even" : changeKg < 0 ? "down" : "up";
