import { addDays, daysBetween, type CalendarDate } from "./calendar-date.ts";

/** All days from one to another, both included. */
export const datesBetween = (from: CalendarDate, to: CalendarDate): readonly CalendarDate[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => addDays(from, n));
