import { addDays, type CalendarDate } from "../calendar/index.ts";

/** W157: days that are read at once; of somebody who logs twenty entries a day, three hundred kilobytes of text. */
export const EXPORT_DAYS_AT_ONCE = 14;

export const nextDays = (from: CalendarDate, to: CalendarDate) => {
  const last = addDays(from, EXPORT_DAYS_AT_ONCE - 1);
  return { last: last < to ? last : to, next: addDays(from, EXPORT_DAYS_AT_ONCE) };
};
