import { addDays, weekday, type CalendarDate, type Instant } from "../calendar/index.ts";
import type { Meal } from "../meal-slots/index.ts";
import { instantAt, type LocalTime } from "./local-instant.ts";
import type { PushChoices } from "./push.ts";

/** SO72: one reminder: of which day, and when. */
export type Reminder = { readonly date: CalendarDate; readonly at: Instant } & (
  | { readonly kind: "meals"; readonly meal: Meal }
  | { readonly kind: "weighIn" }
);

const LATEST_MS = 1_800_000;
/** Each weekday comes once, and another time where the clocks change. */
const DAYS_AHEAD = 8;

const remindersOf = ({ meals, weighIn }: PushChoices, date: CalendarDate, local: LocalTime): readonly Reminder[] => [
  ...meals.map(({ meal, time }) => ({ kind: "meals" as const, meal, date, at: instantAt(date, time, local) })),
  ...(weighIn?.days.includes(weekday(date)) === true
    ? [{ kind: "weighIn" as const, date, at: instantAt(date, weighIn.time, local) }]
    : []),
];

/** SO72: a reminder that comes too late says something that is no longer true. */
const isReminderInTime = (at: number, now: number): boolean => now - at <= LATEST_MS;

/** SO72: what became due after one instant and up to another, without what is too late by then. */
export const dueReminders = (
  choices: PushChoices,
  { after, now }: { readonly after: number; readonly now: Instant },
  local: LocalTime,
): readonly Reminder[] => {
  const today = local(now).date;
  return [-1, 0, 1]
    .flatMap((ahead) => remindersOf(choices, addDays(today, ahead), local))
    .filter(({ at }) => at > after && at <= now && isReminderInTime(at, now));
};

/** SO72: when the next reminder after an instant is due; undefined where none is chosen. */
export const nextReminderAt = (choices: PushChoices, now: Instant, local: LocalTime): Instant | undefined => {
  const today = local(now).date;
  // A day that is skipped where the member lives leaves its reminders to the next.
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = addDays(today, ahead);
    const later = remindersOf(choices, date, local).flatMap(({ at }) => (at > now ? [at] : []));
    if (later.length === 0) continue;
    const tomorrow = remindersOf(choices, addDays(date, 1), local).map(({ at }) => at);
    return Math.min(...later, ...tomorrow.filter((at) => at > now)) as Instant;
  }
  return undefined;
};

/** SO72, SO75: whether a reminder that was planned is still asked for. */
export const isReminderTold = ({ meals, weighIn }: PushChoices, reminder: Reminder, now: number): boolean =>
  isReminderInTime(reminder.at, now) &&
  (reminder.kind === "meals"
    ? meals.some(({ meal }) => meal === reminder.meal)
    : weighIn?.days.includes(weekday(reminder.date)) === true);
