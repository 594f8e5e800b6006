import { isCalendarDate, type CalendarDate, type TimeOfDay, type Instant } from "@morsel/domain/calendar";
import { makeBoundedCache } from "./bounded-cache.ts";

/** Making a format is a thousand times dearer than using it. There are some 600 zones; names that are none are not kept. */
const formats = makeBoundedCache<Intl.DateTimeFormat>(1000);

const formatOf = (timeZone: string): Intl.DateTimeFormat | undefined => {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  try {
    // "2026-02-28 07:30" is how Swedish writes it.
    const made = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
    formats.set(timeZone, made);
    return made;
  } catch (problem) {
    if (problem instanceof RangeError) return undefined;
    throw problem;
  }
};

/** The one spelling of a zone, "Europe/Berlin" for "eUROPE/bERLIN"; undefined for what names none. */
export const timeZoneOf = (text: string): string | undefined => formatOf(text)?.resolvedOptions().timeZone;

/** The calendar day and the time of an instant where a member lives; in UTC when the zone is not known (any more). */
export const localNow = (now: Instant, timeZone: string): { readonly date: CalendarDate; readonly time: TimeOfDay } => {
  const [date, time = ""] = (formatOf(timeZone) ?? formatOf("UTC"))?.format(now).split(" ") ?? [];
  if (!isCalendarDate(date)) throw new RangeError(`No calendar day at ${now}`);
  return { date, time: time as TimeOfDay };
};

export const localDate = (now: Instant, timeZone: string): CalendarDate => localNow(now, timeZone).date;
