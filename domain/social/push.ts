import { isTimeOfDay, type CalendarDate, type Instant, type TimeOfDay } from "../calendar/index.ts";
import { isMeal, SLOT_IDS, type Meal } from "../meal-slots/index.ts";
import type { Notifications } from "./invitations.ts";
import { instantAt, type LocalTime } from "./local-instant.ts";

/** News that a device can be told of while no page is open. */
export type PushNews = "messages" | "invitations";
/** `test`: a member looks whether it arrives. */
export type PushKind = PushNews | "meals" | "weighIn" | "test";

/** From one time of day to another, over midnight where the second is the earlier. */
export type QuietHours = { readonly from: TimeOfDay; readonly to: TimeOfDay };
export type MealReminder = { readonly meal: Meal; readonly time: TimeOfDay };
/** Weekdays begin with Monday, 0. */
export type WeighInReminder = { readonly days: readonly number[]; readonly time: TimeOfDay };

/** SO70: what one device is told of. */
export type PushChoices = {
  readonly messages: boolean;
  readonly invitations: boolean;
  readonly meals: readonly MealReminder[];
  readonly weighIn?: WeighInReminder;
  readonly quiet?: QuietHours;
};

export const NO_PUSH: PushChoices = { messages: false, invitations: false, meals: [] };
export const MEAL_REMINDERS_MAX = SLOT_IDS.length;
/** SO74 */
export const PUSH_DEVICES_MAX = 10;

const isDay = (day: number): boolean => Number.isInteger(day) && day >= 0 && day < 7;
const areOnce = (all: readonly unknown[]): boolean => new Set(all).size === all.length;

/** SO70 */
export const isPushChoices = ({ meals, weighIn, quiet }: PushChoices): boolean =>
  meals.every(({ meal, time }) => isMeal(meal) && isTimeOfDay(time)) &&
  areOnce(meals.map(({ meal }) => meal)) &&
  (weighIn === undefined || (isTimeOfDay(weighIn.time) && weighIn.days.every(isDay) && areOnce(weighIn.days))) &&
  (quiet === undefined || (isTimeOfDay(quiet.from) && isTimeOfDay(quiet.to)));

/** SO71: when quiet hours end in which a device is; undefined outside of them. Hours that end when they begin are none. */
export const quietUntil = (quiet: QuietHours | undefined, now: Instant, local: LocalTime): Instant | undefined => {
  if (quiet === undefined || quiet.from === quiet.to) return undefined;
  const { date, time } = local(now);
  const { from, to } = quiet;
  const isOverMidnight = from > to;
  const isQuiet = isOverMidnight ? time >= from || time < to : time >= from && time < to;
  if (!isQuiet) return undefined;
  return instantAt(date, to, local, isOverMidnight && time >= from ? 1 : 0);
};

/** SO73: which notification takes the place of which on a device: of a day, one of each kind and meal. */
export const pushTag = (kind: PushKind, date: CalendarDate, meal?: Meal): string =>
  [kind, ...(meal === undefined ? [] : [meal]), date].join("-");

/** SO75 */
export const isNewsTold = (choices: PushChoices, kind: PushNews, waiting: Notifications): boolean =>
  choices[kind] && (kind === "messages" ? waiting.unread_message_count : waiting.new_invitation_count) > 0;
