import type { CalendarDate, TimeOfDay, Instant } from "@morsel/domain/calendar";
import {
  type DiaryEntry,
  type EntryId,
  type FoodEntry,
  entryOf,
  foodEntries,
  gramsOf,
  quickAdd,
  factsOfOption,
  type FoodOption,
} from "@morsel/domain/diary";
import type { Meal } from "@morsel/domain/meal-slots";
import type { LogItem } from "./log-item.ts";

export type Logging = {
  readonly id: EntryId;
  readonly date: CalendarDate;
  readonly meal: Meal;
  readonly time?: TimeOfDay;
  readonly loggedAt: Instant;
  readonly planned?: true;
};

/**
 * The entry that the server will make of an option, shown before it answers. A suggestion knows its energy alone: the other
 * nutrients come from an entry of the same food that is on hand, else they are unknown until the answer is there.
 * Undefined for what the domain refuses.
 */
export const entryOfOption = (
  option: FoodOption,
  logging: Logging,
  onHand: readonly DiaryEntry[] = [],
): FoodEntry | undefined => {
  if (option.food !== undefined) {
    const made = entryOf(option.food, { ...logging, amount: option.amount, serving: option.serving.id });
    return made.ok ? made.value : undefined;
  }
  const grams = gramsOf(option.amount, option.serving);
  if (!grams.ok) return undefined;
  return {
    ...logging,
    foodId: option.foodId,
    description: option.description,
    ...(option.brand === undefined ? {} : { brand: option.brand }),
    amount: option.amount,
    serving: option.serving,
    grams: grams.value,
    per100g: foodEntries(onHand).find(({ foodId }) => foodId === option.foodId)?.per100g ?? factsOfOption(option),
    version: 1,
  };
};

/** The same for whatever is logged. */
export const entryOfItem = (
  item: LogItem,
  logging: Logging,
  onHand: readonly DiaryEntry[] = [],
): DiaryEntry | undefined => {
  if (item.foodId !== undefined) return entryOfOption(item, logging, onHand);
  const made = quickAdd(item.description, item.facts, logging);
  return made.ok ? made.value : undefined;
};
