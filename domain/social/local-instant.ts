import {
  addDays,
  daysBetween,
  fromDayNumber,
  type CalendarDate,
  type Instant,
  type TimeOfDay,
} from "../calendar/index.ts";

/** The day and the time of an instant where a member lives. */
export type LocalTime = (instant: Instant) => { readonly date: CalendarDate; readonly time: TimeOfDay };

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const EPOCH = fromDayNumber(0);

const minutesOf = (time: TimeOfDay): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The time that clocks show, as if it were UTC. */
const shownMs = (date: CalendarDate, time: TimeOfDay): number =>
  daysBetween(EPOCH, date) * DAY_MS + minutesOf(time) * MINUTE_MS;

/**
 * SO72: when clocks show a time on a day, or some days later: the first time where they show it twice; where they skip it, as much later
 * as it would have been without the change.
 */
export const instantAt = (from: CalendarDate, time: TimeOfDay, local: LocalTime, days = 0): Instant => {
  const wanted = shownMs(addDays(from, days), time);
  const offsetAt = (ms: number): number => {
    const minute = Math.floor(ms / MINUTE_MS) * MINUTE_MS;
    const there = local(minute as Instant);
    return shownMs(there.date, there.time) - minute;
  };
  // No zone is a day and a half off, and none changes its clocks twice in three days.
  const before = wanted - offsetAt(wanted - 1.5 * DAY_MS);
  const after = wanted - offsetAt(wanted + 1.5 * DAY_MS);
  const isShown = (ms: number): boolean => ms + offsetAt(ms) === wanted;
  if (isShown(before)) return before as Instant;
  return (isShown(after) ? after : before) as Instant;
};
