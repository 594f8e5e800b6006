import { addDays, type CalendarDate, type TimeOfDay } from "../../calendar/index.ts";

/** The hours at which a member's day may begin: midnight to noon. */
export const DAY_BEGINS_MAX = 12;

export const isDayBeginning = (hour: unknown): hour is number =>
  typeof hour === "number" && Number.isInteger(hour) && hour >= 0 && hour <= DAY_BEGINS_MAX;

/**
 * D15: before the hour at which the member's day begins, the clock's day is still the diary's yesterday: with a day that begins
 * at four, half past one on Tuesday is Monday. An hour that is none counts as midnight.
 */
export const diaryDateAt = (date: CalendarDate, time: TimeOfDay, beginsAt: number): CalendarDate =>
  isDayBeginning(beginsAt) && Number(time.slice(0, 2)) < beginsAt ? addDays(date, -1) : date;
