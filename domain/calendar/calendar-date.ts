import type { Brand } from "../brand/index.ts";
import { err, ok, type Result } from "../result/index.ts";

/** A day on the Gregorian calendar without clock or zone: "2026-02-28". Years 1800 to 2199. */
export type CalendarDate = string & Brand<"CalendarDate">;

export type NotACalendarDate = { readonly _tag: "NotACalendarDate"; readonly given: string };

const SHAPE = /^(1[89]\d\d|2[01]\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const daysIn = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;

/** C1: only days that exist are dates. */
export const isCalendarDate = (text: unknown): text is CalendarDate => {
  if (typeof text !== "string" || !SHAPE.test(text)) return false;
  return Number(text.slice(8)) <= daysIn(Number(text.slice(0, 4)), Number(text.slice(5, 7)));
};

export const calendarDate = (text: string): Result<CalendarDate, NotACalendarDate> =>
  isCalendarDate(text) ? ok(text) : err({ _tag: "NotACalendarDate", given: text.slice(0, 40) });

/** Days since 1970-01-01, by the civil-from-days arithmetic of the proleptic Gregorian calendar. */
export const dayNumber = (date: CalendarDate): number => {
  const month = Number(date.slice(5, 7));
  const year = Number(date.slice(0, 4)) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + Number(date.slice(8)) - 1;
  return era * 146097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719468;
};

const pad = (n: number, width: number): string => String(n).padStart(width, "0");

/** 1800-01-01 and 2199-12-31. */
const FIRST_DAY = -62_091;
const LAST_DAY = 84_005;

/** C3: days before the first and after the last of the calendar are these; no number is 1970-01-01, day 0. */
export const fromDayNumber = (days: number): CalendarDate => {
  const z = Math.min(LAST_DAY, Math.max(FIRST_DAY, Math.floor(days) || 0)) + 719468;
  const era = Math.floor(z / 146097);
  const dayOfEra = z - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1;
  const month = shifted + (shifted < 10 ? 3 : -9);
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as CalendarDate;
};

export const addDays = (date: CalendarDate, days: number): CalendarDate => fromDayNumber(dayNumber(date) + days);
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => dayNumber(to) - dayNumber(from);

/** C2: Monday is 0 and Sunday 6, as the seven daily goals stand. */
export const weekday = (date: CalendarDate): number => (((dayNumber(date) + 3) % 7) + 7) % 7;

/** C5: the seven days of the week in which a day lies, for readers whose weeks begin on a weekday; fewer at the calendar's ends. */
export const weekOf = (date: CalendarDate, first: number): readonly CalendarDate[] => {
  const begin = dayNumber(date) - ((weekday(date) - first + 7) % 7);
  return [...new Set([0, 1, 2, 3, 4, 5, 6].map((day) => fromDayNumber(begin + day)))];
};

/** C4: whole years lived on a day; who is born on 29 February has the birthday on 1 March in common years. */
export const ageOn = (birth: CalendarDate, day: CalendarDate): number => {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
};

/** The Monday of the week in which a day lies. */
export const mondayOf = (date: CalendarDate): CalendarDate => addDays(date, -weekday(date));
