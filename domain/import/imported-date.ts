import { isCalendarDate, isTimeOfDay, type CalendarDate, type TimeOfDay } from "../calendar/index.ts";

/** The order of day and month in 03/04/2026. */
export type DateOrder = "dayFirst" | "monthFirst";
export const DATE_ORDERS: readonly DateOrder[] = ["dayFirst", "monthFirst"];

export type ImportedMoment = { readonly date: CalendarDate; readonly time?: TimeOfDay };

/** A zone behind the time is left out: the file's own clock counts. */
const CLOCK = String.raw`(?:[T ,]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:[ \u202f]?([ap])\.?m\.?)?(?: ?(?:Z|[+-]\d{2}:?\d{2}))?)?`;
const NUMBERS = new RegExp(String.raw`^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})${CLOCK}$`, "i");
const MONTH_NAMED = new RegExp(
  String.raw`^(?:([a-z]{3})[a-z]*\.? (\d{1,2})|(\d{1,2})\.? ([a-z]{3})[a-z]*\.?),? (\d{4})${CLOCK}$`,
  "i",
);
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** "7:45 PM" and "19:45" as times of day. */
export const readClock = (text: string): TimeOfDay | undefined => {
  const [, hour, minute, half] =
    /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:[ \u202f]?([ap])\.?m\.?)?$/i.exec(text.trim()) ?? [];
  return clockOf(hour, minute, half);
};

const clockOf = (hour?: string, minute?: string, half?: string): TimeOfDay | undefined => {
  if (hour === undefined || minute === undefined) return undefined;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  const time = `${String(hours).padStart(2, "0")}:${minute}`;
  return isTimeOfDay(time) ? time : undefined;
};

const momentOf = (
  year: string,
  month: string,
  day: string,
  time: TimeOfDay | undefined,
): ImportedMoment | undefined => {
  const full = year.length === 2 ? `20${year}` : year;
  const date = `${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (!isCalendarDate(date)) return undefined;
  return time === undefined ? { date } : { date, time };
};

/** I2: a day as a file writes it, with its time where there is one. */
export const readMoment = (text: string, order: DateOrder): ImportedMoment | undefined => {
  const trimmed = text.trim();
  const [, first, second, third, hour, minute, half] = NUMBERS.exec(trimmed) ?? [];
  if (first !== undefined && second !== undefined && third !== undefined) {
    const time = clockOf(hour, minute, half);
    if (first.length === 4) return momentOf(first, second, third, time);
    if (first.length > 2 || (third.length !== 4 && third.length !== 2)) return undefined;
    const isDayFirst = trimmed.includes(".") && !trimmed.includes("/") ? true : order === "dayFirst";
    return isDayFirst ? momentOf(third, second, first, time) : momentOf(third, first, second, time);
  }
  const named = MONTH_NAMED.exec(trimmed);
  if (named === null) return undefined;
  const [, nameBefore, dayBehind, dayBefore, nameBehind, year = "", ...clock] = named;
  const month = MONTHS.indexOf((nameBefore ?? nameBehind ?? "").toLowerCase()) + 1;
  return momentOf(year, String(month), dayBehind ?? dayBefore ?? "", clockOf(...clock));
};

/** Counts of dates that tell their order. */
export type OrderEvidence = { readonly dayFirst: number; readonly monthFirst: number; readonly open: number };
export const NO_ORDERS: OrderEvidence = { dayFirst: 0, monthFirst: 0, open: 0 };

/** I2: a part above twelve is a day; where both parts are equal the order does not matter. */
export const withDate = (evidence: OrderEvidence, text: string): OrderEvidence => {
  const [, first = "", , second = ""] = /^(\d{1,2})([-/])(\d{1,2})\2\d{2,4}\b/.exec(text.trim()) ?? [];
  if (first === "" || Number(first) === Number(second)) return evidence;
  if (Number(first) > 12) return { ...evidence, dayFirst: evidence.dayFirst + 1 };
  if (Number(second) > 12) return { ...evidence, monthFirst: evidence.monthFirst + 1 };
  return { ...evidence, open: evidence.open + 1 };
};

/** I2: the order of all dates of a table; "ask" where no date tells, or where they contradict each other. */
export const orderOfTable = ({ dayFirst, monthFirst, open }: OrderEvidence): DateOrder | "ask" | "any" => {
  if (dayFirst > 0 && monthFirst > 0) return "ask";
  if (dayFirst > 0) return "dayFirst";
  if (monthFirst > 0) return "monthFirst";
  return open > 0 ? "ask" : "any";
};
