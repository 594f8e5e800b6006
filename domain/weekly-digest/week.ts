import { err, ok, type Result } from "../result/index.ts";
import { REPORT_DAYS_MAX, type ReportDays } from "../reports/index.ts";
import {
  addDays,
  daysBetween,
  mondayOf,
  weekOf,
  type CalendarDate,
  type TimeOfDay,
  type Instant,
} from "../calendar/index.ts";
import { minuteOf } from "../exercise/index.ts";

/** W332: the week in which a day lies; `weekStart` is the weekday on which weeks begin where the member lives, 0 is Monday. */
export const digestWeek = (date: CalendarDate, weekStart: number): ReportDays => {
  const days = weekOf(date, weekStart);
  return { from: days[0] ?? date, to: days.at(-1) ?? date };
};

/** W332: the last week that is over on a day. */
export const lastWholeWeek = (today: CalendarDate, weekStart: number): ReportDays =>
  digestWeek(addDays(digestWeek(today, weekStart).from, -1), weekStart);

/** W336: at breakfast. */
const MAIL_HOUR = "06:00";

/** The day and the time of an instant where somebody lives. */
export type LocalNow = (instant: Instant) => { readonly date: CalendarDate; readonly time: TimeOfDay };

const EPOCH = "1970-01-01" as CalendarDate;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

const utcInstant = (date: CalendarDate, time: string): number =>
  (daysBetween(EPOCH, date) * DAY_MINUTES + minuteOf(time)) * MINUTE_MS;

/** An instant at which it is this time on a day where a zone has that time; an hour later where clocks skip it. */
export const instantOf = (date: CalendarDate, time: string, localNow: LocalNow): Instant => {
  const wanted = utcInstant(date, time);
  let instant = wanted;
  // Zones differ by a quarter of an hour at least, and clocks change once in two days at most: the second look is right.
  for (let look = 0; look < 2; look += 1) {
    const there = localNow(instant as Instant);
    instant += wanted - utcInstant(there.date, there.time);
  }
  return instant as Instant;
};

/** W336: the first Monday morning after an instant where a member lives. */
export const nextDigestAt = (now: Instant, localNow: LocalNow): Instant => {
  const monday = mondayOf(localNow(now).date);
  const thisWeek = instantOf(monday, MAIL_HOUR, localNow);
  return thisWeek > now ? thisWeek : instantOf(addDays(monday, 7), MAIL_HOUR, localNow);
};

/** The weeks of which a digest can be asked. */
export type DigestWeekRefused =
  | { readonly _tag: "WeekTooLate"; readonly latest: CalendarDate }
  | { readonly _tag: "WeekTooEarly"; readonly earliest: CalendarDate };

/** W332: the last whole week, or that of a day of the last ten years, the present week at the latest. */
export const askedWeek = (
  date: CalendarDate | undefined,
  today: CalendarDate,
  weekStart: number,
): Result<ReportDays, DigestWeekRefused> => {
  if (date === undefined) return ok(lastWholeWeek(today, weekStart));
  const present = digestWeek(today, weekStart);
  if (date > present.to) return err({ _tag: "WeekTooLate", latest: present.to });
  const earliest = addDays(present.from, -REPORT_DAYS_MAX);
  return date < earliest ? err({ _tag: "WeekTooEarly", earliest }) : ok(digestWeek(date, weekStart));
};
