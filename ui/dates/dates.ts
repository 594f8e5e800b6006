import { daysBetween, type CalendarDate } from "@morsel/domain/calendar";
import type { IntlShape } from "react-intl";

type Parts = Parameters<IntlShape["formatDate"]>[1];

/** Noon in UTC is the same day everywhere the formatter is told to stay in UTC. */
const inWords = (intl: IntlShape, date: CalendarDate, parts: Parts): string =>
  intl.formatDate(new Date(`${date}T12:00:00Z`), { ...parts, timeZone: "UTC" });

const isNear = (date: CalendarDate, today: CalendarDate): boolean => Math.abs(daysBetween(today, date)) <= 1;

/** "Saturday, November 21" */
export const formatDay = (intl: IntlShape, date: CalendarDate): string =>
  inWords(intl, date, { weekday: "long", day: "numeric", month: "long" });

/** "S" for a Saturday. */
export const weekdayLetter = (intl: IntlShape, date: CalendarDate): string =>
  inWords(intl, date, { weekday: "narrow" });

/** "21" */
export const dayOfMonth = (intl: IntlShape, date: CalendarDate): string => intl.formatNumber(Number(date.slice(8)));

/** "Today", "Yesterday", "Tomorrow", else the weekday. */
export const dayName = (intl: IntlShape, date: CalendarDate, today: CalendarDate): string => {
  if (!isNear(date, today)) return inWords(intl, date, { weekday: "long" });
  const days = daysBetween(today, date);
  return intl.formatMessage({ id: days === 0 ? "diary.today" : days < 0 ? "diary.yesterday" : "diary.tomorrow" });
};

/** Date that completes the day's name: with the weekday if the name has none, and with the year if it is another year. */
export const dayDate = (intl: IntlShape, date: CalendarDate, today: CalendarDate): string =>
  inWords(intl, date, {
    day: "numeric",
    month: "long",
    ...(isNear(date, today) ? { weekday: "long" } : {}),
    ...(date.slice(0, 4) === today.slice(0, 4) ? {} : { year: "numeric" }),
  });

export const formatTime = (intl: IntlShape, time: string): string =>
  intl.formatTime(new Date(`1970-01-01T${time}:00Z`), { hour: "numeric", minute: "2-digit", timeZone: "UTC" });

/** 2024 began on a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const A_DAY = 86_400_000;

/** Seven names, Monday first. */
export const weekdayNames = (intl: IntlShape, weekday: "long" | "short"): readonly string[] =>
  Array.from({ length: 7 }, (_, day) => intl.formatDate(MONDAY + day * A_DAY, { weekday, timeZone: "UTC" }));
