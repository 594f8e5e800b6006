import { type CalendarDate, calendarDate } from "@morsel/domain/calendar";
import type { Instant, TimeOfDay } from "@morsel/domain/diary";

type Local = { readonly date: CalendarDate; readonly time: TimeOfDay };

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  formats.set(timeZone, made);
  return made;
};

/** The member's own day and time: "2026-02-28 07:30" is how Swedish writes it. */
export const localNow = (now: Instant, timeZone: string): Local => {
  const [day = "", time = ""] = formatOf(timeZone).format(now).split(" ");
  const date = calendarDate(day);
  // Outside 1800–2199 there are no diary days; such a clock is read as the epoch.
  return date.ok
    ? { date: date.value, time: time as TimeOfDay }
    : { date: "1970-01-01" as CalendarDate, time: "00:00" as TimeOfDay };
};
