import { type CalendarDate, addDays, daysBetween } from "@morsel/domain/calendar";
import { COPY_DAYS_LIMIT, type EntryId } from "@morsel/domain/diary";
import type { Meal } from "@morsel/domain/meal-slots";
import type { CopyRequest } from "../diary-requests.ts";

/** A copy that a member plans: "from" brings another day's foods here, "to" takes this day's to other days. */
export type CopyTask = {
  readonly way: "from" | "to";
  /** One slot; absent for the whole day. */
  readonly meal?: Meal;
  /** Single entries. */
  readonly entries?: readonly EntryId[];
};

/** W11: the days from one to another, both included; none where they are in the wrong order or too many. */
export const daysOfCopy = (first: CalendarDate, last: CalendarDate): readonly CalendarDate[] => {
  const days = daysBetween(first, last) + 1;
  return days < 1 || days > COPY_DAYS_LIMIT ? [] : Array.from({ length: days }, (_, day) => addDays(first, day));
};

/** Request for a task on `date`, with the days and the slot that were chosen. */
export const copyRequestOf = (
  { way, meal, entries }: CopyTask,
  date: CalendarDate,
  days: readonly CalendarDate[],
  into?: Meal,
  isPlanned?: boolean,
): Omit<CopyRequest, "id"> | undefined => {
  const [first] = days;
  if (first === undefined) return undefined;
  const planned = isPlanned === undefined ? {} : { planned: isPlanned };
  const what = { ...(meal === undefined ? {} : { meal }), ...(entries === undefined ? {} : { entries }) };
  return way === "from"
    ? { from: { ...what, date: first }, to: { dates: [date], ...planned } }
    : {
        from: { ...what, date },
        to: { dates: days, ...(into === undefined || into === meal ? {} : { meal: into }), ...planned },
      };
};
