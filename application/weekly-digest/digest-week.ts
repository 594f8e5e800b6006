import { addDays, mondayOf, weekOf, type CalendarDate } from "@morsel/domain/calendar";
import type { Instant } from "@morsel/domain/diary";
import { localNow } from "../platform/local-date.ts";

type WeekInfo = { readonly firstDay?: number };
/** Newer than the types of the language; some engines have the one, some the other. */
type LocaleWithWeek = Intl.Locale & { readonly weekInfo?: WeekInfo; readonly getWeekInfo?: () => WeekInfo };

const MONDAY = 0;

/** W332: the weekday on which weeks begin in a country, 0 is Monday. */
export const countryWeekStart = (country: string): number => {
  if (!/^[A-Z]{2}$/.test(country)) return MONDAY;
  const locale: LocaleWithWeek = new Intl.Locale("und", { region: country });
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {};
  return firstDay === undefined ? MONDAY : (firstDay + 6) % 7;
};

export type DigestDays = { readonly from: CalendarDate; readonly to: CalendarDate };

/** W332: the week in which a day lies. */
export const digestWeek = (date: CalendarDate, country: string): DigestDays => {
  const days = weekOf(date, countryWeekStart(country));
  return { from: days[0] ?? date, to: days.at(-1) ?? date };
};

/** W332: the last week that is over on a day. */
export const lastWholeWeek = (today: CalendarDate, country: string): DigestDays =>
  digestWeek(addDays(digestWeek(today, country).from, -1), country);

/** W336: at breakfast. */
const MAIL_HOUR = "06:00";

/** An instant at which it is this time on a day where a zone has that time; an hour later where clocks skip it. */
export const instantOf = (date: CalendarDate, time: string, timeZone: string): Instant => {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  let instant = wanted;
  // Zones differ by a quarter of an hour at least, and clocks change once in two days at most: the second look is right.
  for (let look = 0; look < 2; look += 1) {
    const there = localNow(instant as Instant, timeZone);
    instant += wanted - Date.parse(`${there.date}T${there.time}:00Z`);
  }
  return instant as Instant;
};

/** W336: the first Monday morning after an instant where a member lives. */
export const nextDigestAt = (now: Instant, timeZone: string): Instant => {
  const { date } = localNow(now, timeZone);
  const monday = mondayOf(date);
  const [thisWeek, nextWeek] = [monday, addDays(monday, 7)].map((day) => instantOf(day, MAIL_HOUR, timeZone));
  return thisWeek !== undefined && thisWeek > now ? thisWeek : (nextWeek ?? now);
};
