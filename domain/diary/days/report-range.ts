import { addDays, daysBetween, weekday, type CalendarDate } from "../../calendar/index.ts";

/** D28: the days that reports offer besides all and an own range. */
export const REPORT_RANGES = [7, 30, 90, 365] as const;
export type ReportRange = (typeof REPORT_RANGES)[number] | "all";

/** D28: the first day of a range that ends on a day: so many days with it, or all since the first that was logged. */
export const rangeStart = (range: ReportRange, last: CalendarDate, firstLogged: CalendarDate): CalendarDate =>
  range === "all" ? (firstLogged < last ? firstLogged : last) : addDays(last, 1 - range);

/** D28: by what a report's days are put together. */
export const REPORT_STEPS = ["daily", "weekly", "monthly"] as const;
export type ReportStep = (typeof REPORT_STEPS)[number];

const startOf = (date: CalendarDate, step: ReportStep, firstWeekday: number): CalendarDate =>
  step === "daily"
    ? date
    : addDays(date, step === "weekly" ? -((weekday(date) - firstWeekday + 7) % 7) : 1 - Number(date.slice(8)));

/** D28, C7: the days from one to another by day, by week or by month; the first and the last part may be cut. */
export const reportPeriods = (
  from: CalendarDate,
  to: CalendarDate,
  step: ReportStep,
  firstWeekday: number,
): readonly { readonly from: CalendarDate; readonly to: CalendarDate }[] => {
  const periods: { from: CalendarDate; to: CalendarDate }[] = [];
  let key: CalendarDate | undefined;
  for (let i = 0; i <= daysBetween(from, to); i++) {
    const date = addDays(from, i);
    const last = periods.at(-1);
    if (last === undefined || startOf(date, step, firstWeekday) !== key) periods.push({ from: date, to: date });
    else last.to = date;
    key = startOf(date, step, firstWeekday);
  }
  return periods;
};
