import { addDays, calendarDate, isCalendarDate, weekday, type CalendarDate } from "./calendar-date.ts";

/** The words of the reader's language by which a day can be called. */
export type DayWords = {
  /** "yesterday" is one day back, −1. */
  readonly relative: readonly (readonly [days: number, word: string])[];
  /** Seven, Monday first. */
  readonly weekdays: readonly string[];
  /** Twelve. */
  readonly months: readonly string[];
};

const SHORTEST = 3;

const folded = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** True if a word is the name or its beginning, of three letters at least. */
const isBeginning = (typed: string, name: string): boolean =>
  typed.length >= Math.min(SHORTEST, name.length) && folded(name).startsWith(typed);

const dayOf = (year: number, month: number, day: number): CalendarDate | undefined => {
  const two = (n: number): string => String(n).padStart(2, "0");
  const read = calendarDate(`${year}-${two(month)}-${two(day)}`);
  return read.ok ? read.value : undefined;
};

/**
 * C8: the day that a text calls by its date, by "yesterday" and its like, by a weekday or by a month with a day. Without a year it is the
 * last such day, today included.
 */
export const typedDay = (text: string, today: CalendarDate, words: DayWords): CalendarDate | undefined => {
  const typed = folded(text).trim();
  if (isCalendarDate(typed)) return typed;
  const relative = words.relative.find(([, word]) => isBeginning(typed, word));
  if (relative !== undefined) return addDays(today, relative[0]);
  const named = words.weekdays.findIndex((word) => isBeginning(typed, word));
  if (named >= 0) return addDays(today, -((weekday(today) - named + 7) % 7));
  const [first = "", second = "", rest] = typed.split(/[\s.,]+/u).filter((word) => word !== "");
  if (rest !== undefined) return undefined;
  const [name, figure] = /^\d/.test(first) ? [second, first] : [first, second];
  const month = words.months.findIndex((word) => isBeginning(name, word)) + 1;
  if (month === 0 || !/^\d{1,2}$/.test(figure)) return undefined;
  const year = Number(today.slice(0, 4));
  const thisYear = dayOf(year, month, Number(figure));
  return thisYear !== undefined && thisYear <= today ? thisYear : dayOf(year - 1, month, Number(figure));
};
