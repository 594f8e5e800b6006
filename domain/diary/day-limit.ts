import type { CalendarDate } from "../calendar/index.ts";

/** D6: a day holds no more entries than this. */
export const DAY_LIMIT = 200;

/** W4: so many foods are logged at once. */
export const LOG_LIMIT = 100;

/** D6: the first day that could not hold the entries to come beside those that stand on it. */
export const overfullDay = (
  coming: Iterable<{ readonly date: CalendarDate }>,
  standingOn: (date: CalendarDate) => number,
): CalendarDate | undefined => {
  const counts = new Map<CalendarDate, number>();
  for (const { date } of coming) {
    const count = (counts.get(date) ?? standingOn(date)) + 1;
    if (count > DAY_LIMIT) return date;
    counts.set(date, count);
  }
  return undefined;
};
