import type { CalendarDate } from "@morsel/domain/calendar";
import {
  entryOf,
  foodEntries,
  gramsOf,
  type DiaryEntry,
  type EntryId,
  type FoodEntry,
  type Instant,
  type Meal,
  type TimeOfDay,
} from "@morsel/domain/diary";
import { factsOfHit, type Hit } from "../foods/hit.ts";

export type Logging = {
  readonly id: EntryId;
  readonly date: CalendarDate;
  readonly meal: Meal;
  readonly time?: TimeOfDay;
  readonly loggedAt: Instant;
};

/**
 * The entry that the server will make of a hit, shown before it answers. A suggestion knows its energy alone: the other
 * nutrients come from an entry of the same food that is on hand, else they are unknown until the answer is there.
 * Undefined for what the domain refuses.
 */
export const entryOfHit = (hit: Hit, logging: Logging, onHand: readonly DiaryEntry[] = []): FoodEntry | undefined => {
  if (hit.food !== undefined) {
    const made = entryOf(hit.food, { ...logging, amount: hit.amount, serving: hit.serving.id });
    return made.ok ? made.value : undefined;
  }
  const grams = gramsOf(hit.amount, hit.serving);
  if (!grams.ok) return undefined;
  return {
    ...logging,
    foodId: hit.foodId,
    description: hit.description,
    ...(hit.brand === undefined ? {} : { brand: hit.brand }),
    amount: hit.amount,
    serving: hit.serving,
    grams: grams.value,
    per100g: foodEntries(onHand).find(({ foodId }) => foodId === hit.foodId)?.per100g ?? factsOfHit(hit),
    version: 1,
  };
};
