import type { CalendarDate } from "../../calendar/index.ts";

/** D6: a day holds no more entries than this. */
export const DAY_LIMIT = 200;

/** W4: so many foods are logged at once. */
export const LOG_LIMIT = 100;

/** D6, W282: the first day that could not hold the entries to come beside those of their kind, eaten or planned, that stand on it. */
export const findFullDay = (
  coming: Iterable<{ readonly date: CalendarDate; readonly planned?: true }>,
  standingOn: (date: CalendarDate, isPlanned: boolean) => number,
): CalendarDate | undefined => {
  const counts = new Map<string, number>();
  for (const { date, planned = false } of coming) {
    const key = `${date} ${planned}`;
    const count = (counts.get(key) ?? standingOn(date, planned)) + 1;
    if (count > DAY_LIMIT) return date;
    counts.set(key, count);
  }
  return undefined;
};
