import { daysBetween, type CalendarDate } from "@morsel/domain/calendar";
import type { IntlShape } from "react-intl";

const NOON = "T12:00:00Z";

/** A calendar day in words; noon in UTC is the same day everywhere the formatter is told to stay in UTC. */
export const dayInWords = (intl: IntlShape, date: CalendarDate, withYear: boolean): string =>
  intl.formatDate(new Date(`${date}${NOON}`), {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...(withYear ? { year: "numeric" } : {}),
    timeZone: "UTC",
  });

/** "Today", "Yesterday", "Tomorrow", else the weekday with its date. */
export const dayName = (intl: IntlShape, date: CalendarDate, today: CalendarDate): string => {
  const days = daysBetween(today, date);
  if (days === 0) return intl.formatMessage({ id: "diary.today" });
  if (days === -1) return intl.formatMessage({ id: "diary.yesterday" });
  if (days === 1) return intl.formatMessage({ id: "diary.tomorrow" });
  return dayInWords(intl, date, false);
};

export const timeInWords = (intl: IntlShape, time: string): string =>
  intl.formatTime(new Date(`1970-01-01T${time}:00Z`), { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
