import { addDays, daysBetween, type CalendarDate } from "./calendar-date.ts";

/** Upper bound for a range: 200 years. */
const LONGEST_DAYS = 73_050;

/** All days from one to another, both included; of a longer range the first 200 years. */
export const datesBetween = (from: CalendarDate, to: CalendarDate): readonly CalendarDate[] =>
  Array.from({ length: Math.min(LONGEST_DAYS, daysBetween(from, to) + 1) }, (_, n) => addDays(from, n));
