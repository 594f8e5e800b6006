import { dayNumber, fromDayNumber, isCalendarDate } from "../calendar/index.ts";

const DAY_MS = 86_400_000;

/** ME3: the end of a trial that begins at an instant. */
export const daysAfter = (from: number, days: number): number => from + days * DAY_MS;

const pad = (n: number, width: number): string => String(n).padStart(width, "0");

/**
 * ME18: so many months after an instant, at the same time of day in UTC, on the same day or the last one of a shorter month. Counted from
 * the begin of the first period, so that the 31st comes back after February.
 */
export const monthsAfter = (anchor: number, months: number): number => {
  const days = Math.floor(anchor / DAY_MS);
  const [year = 1970, month = 1, day = 1] = fromDayNumber(days).split("-").map(Number);
  const count = year * 12 + month - 1 + months;
  const prefix = `${pad(Math.floor(count / 12), 4)}-${pad((count % 12) + 1, 2)}`;
  const last = [day, 30, 29, 28].map((n) => `${prefix}-${pad(Math.min(day, n), 2)}`).find(isCalendarDate);
  return last === undefined ? anchor : dayNumber(last) * DAY_MS + (anchor - days * DAY_MS);
};
