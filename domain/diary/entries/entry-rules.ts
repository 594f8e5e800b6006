import { err, ok, type Result } from "../../result/index.ts";
import {
  countableServings,
  GRAM,
  gramsOf,
  OUNCE,
  servingIn,
  servingOf,
  type AmountRefused,
  type Food,
  type ServingId,
  type ServingUnknown,
} from "../../foods/index.ts";
import type { CalendarDate, TimeOfDay, Instant } from "../../calendar/index.ts";
import type { NutritionFacts } from "../../nutrition/index.ts";
import { isQuickEntry, type DiaryEntry, type EntryId, type EntryServing, type FoodEntry, type Meal } from "./entry.ts";
import { isSameContent } from "../../versioned-records/index.ts";
import { changeQuickAdd, type QuickAddRefused } from "./quick-add.ts";

export type EntryRequest = {
  readonly id: EntryId;
  readonly date: CalendarDate;
  readonly meal: Meal;
  readonly amount: number;
  readonly serving: ServingId;
  readonly time?: TimeOfDay;
  readonly loggedAt: Instant;
  readonly planned?: true;
};

/** D4: an entry keeps name, brand, serving and facts per 100 g as they are now; later edits of the food pass it by. */
export const entryOf = (food: Food, request: EntryRequest): Result<FoodEntry, ServingUnknown | AmountRefused> => {
  const serving = servingOf(food, request.serving);
  if (!serving.ok) return serving;
  const grams = gramsOf(request.amount, serving.value);
  if (!grams.ok) return grams;
  return ok({
    id: request.id,
    date: request.date,
    meal: request.meal,
    foodId: food.id,
    description: food.description,
    ...(food.brand === undefined ? {} : { brand: food.brand }),
    amount: request.amount,
    serving: serving.value,
    grams: grams.value,
    per100g: food.nutrients,
    ...(request.time === undefined ? {} : { time: request.time }),
    loggedAt: request.loggedAt,
    version: 1,
    ...(request.planned && { planned: true }),
  });
};

export type EntryEdit = {
  readonly amount?: number;
  readonly serving?: ServingId;
  /** Changes of a quick add only: another name, and figures that replace all it had. */
  readonly description?: string;
  readonly facts?: NutritionFacts;
  readonly meal?: Meal;
  readonly date?: CalendarDate;
  /** null takes the time away. */
  readonly time?: TimeOfDay | null;
  /** W281: false ticks it off as eaten, true takes that back. */
  readonly planned?: boolean;
};

/** An edit of what the entry does not have: the serving of a quick add, the figures of a food. */
export type EditMisplaced = {
  readonly _tag: "EditMisplaced";
  readonly field: "amount" | "serving" | "description" | "facts";
};

const OF_FOODS = ["amount", "serving"] as const;
const OF_QUICK_ADDS = ["description", "facts"] as const;

/** Moves an entry to the day, meal and time of an edit. */
const placedBy = <Entry extends DiaryEntry>(entry: Entry, edit: EntryEdit) => {
  const { time, planned, ...rest } = entry;
  const nextTime = edit.time === undefined ? time : (edit.time ?? undefined);
  return {
    ...rest,
    meal: edit.meal ?? entry.meal,
    date: edit.date ?? entry.date,
    ...(nextTime === undefined ? {} : { time: nextTime }),
    version: entry.version + 1,
    ...((edit.planned ?? planned) && { planned: true as const }),
  };
};

export type EditRefused = ServingUnknown | AmountRefused | EditMisplaced | QuickAddRefused;

/**
 * D5: an edit gives the next version; facts per 100 g stay as they were logged. Another serving needs the food, which may
 * be gone (undefined) or have other figures: the entry's own serving and the plain units are then still to be had. D60: of a quick add, name and figures.
 */
export const changeEntry = (
  entry: DiaryEntry,
  food: Food | undefined,
  edit: EntryEdit,
): Result<DiaryEntry, EditRefused> => {
  const field = (isQuickEntry(entry) ? OF_FOODS : OF_QUICK_ADDS).find((name) => edit[name] !== undefined);
  if (field !== undefined) return err({ _tag: "EditMisplaced", field });
  if (isQuickEntry(entry)) return changeQuickAdd(placedBy(entry, edit), edit);
  const serving = changedServing(entry, food, edit.serving);
  if (!serving.ok) return serving;
  const amount = edit.amount ?? entry.amount;
  const grams = gramsOf(amount, serving.value);
  if (!grams.ok) return grams;
  return ok({ ...placedBy(entry, edit), amount, serving: serving.value, grams: grams.value });
};

/**
 * D5: what an entry can be counted in. A serving of the food weighs what the food weighs by now: one is to be had while the food has
 * the figures that the entry keeps, so that a dish that was weighed anew gives no portion of it other figures.
 */
export const servingsOfEntry = (entry: FoodEntry, food: Food | undefined): readonly EntryServing[] => [
  entry.serving,
  ...(food !== undefined && isSameContent(food.nutrients, entry.per100g)
    ? countableServings(food)
    : [GRAM, OUNCE]
  ).filter(({ id }) => id !== entry.serving.id),
];

const changedServing = (
  entry: FoodEntry,
  food: Food | undefined,
  id = entry.serving.id,
): Result<EntryServing, ServingUnknown> => servingIn(servingsOfEntry(entry, food), id);
