import { isCalendarDate, type CalendarDate } from "@morsel/domain/calendar";
import type { Instant } from "@morsel/domain/diary";

const formats = new Map<string, Intl.DateTimeFormat | undefined>();

/** There are some 600 zones; more names than these are the same ones in other letters, sent to fill our memory. */
const MOST_FORMATS = 1000;

/** Making a format is a thousand times dearer than using it. Unknown zones are not kept. */
const formatOf = (timeZone: string): Intl.DateTimeFormat | undefined => {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  try {
    const made = new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
    if (formats.size >= MOST_FORMATS) formats.clear();
    formats.set(timeZone, made);
    return made;
  } catch (problem) {
    if (problem instanceof RangeError) return undefined;
    throw problem;
  }
};

export const isTimeZone = (timeZone: string): boolean => formatOf(timeZone) !== undefined;

/** The calendar day of an instant where a member lives; in UTC when the zone is not known (any more). */
export const localDate = (now: Instant, timeZone: string): CalendarDate => {
  const format = formatOf(timeZone) ?? formatOf("UTC");
  const parts = new Map(format?.formatToParts(now).map(({ type, value }) => [type, value]));
  const date = `${parts.get("year")?.padStart(4, "0")}-${parts.get("month")}-${parts.get("day")}`;
  if (!isCalendarDate(date)) throw new RangeError(`No calendar day at ${now}`);
  return date;
};
