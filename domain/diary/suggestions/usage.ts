import type { FoodId } from "../../foods/index.ts";
import {
  entryEnergy,
  foodEntries,
  type DiaryEntry,
  type EntryServing,
  type FoodEntry,
  type Meal,
} from "../entries/entry.ts";
import type { Instant } from "../../calendar/index.ts";

/** How a member has used a food in one meal slot. */
export type FoodUsage = {
  readonly foodId: FoodId;
  readonly description: string;
  readonly brand?: string;
  readonly meal: Meal;
  readonly times: number;
  readonly lastLoggedAt: Instant;
  /** The member's hour of day 0–23 of the last time; absent when no time was written. */
  readonly lastHour?: number;
  readonly lastAmount: number;
  readonly lastServing: EntryServing;
  /** kcal of the last amount; absent when unknown. */
  readonly lastEnergy?: number;
};

/**
 * D20: the hour in which an entry was eaten, as the member wrote it. The instant of logging does not tell it: that may be
 * another day, and where the member lives it is another hour.
 */
export const hourOf = ({ time }: Pick<DiaryEntry, "time">): number | undefined =>
  time === undefined ? undefined : Number(time.slice(0, 2));

/** The usage after one more entry of the same food in the same meal; the latest entry says what was last. */
export const usageWith = (before: FoodUsage | undefined, entry: FoodEntry): FoodUsage => {
  const times = (before?.times ?? 0) + 1;
  if (before !== undefined && before.lastLoggedAt > entry.loggedAt) return { ...before, times };
  const [hour, energy] = [hourOf(entry), entryEnergy(entry)];
  return {
    foodId: entry.foodId,
    description: entry.description,
    ...(entry.brand === undefined ? {} : { brand: entry.brand }),
    meal: entry.meal,
    times,
    lastLoggedAt: entry.loggedAt,
    ...(hour === undefined ? {} : { lastHour: hour }),
    lastAmount: entry.amount,
    lastServing: entry.serving,
    ...(energy === undefined ? {} : { lastEnergy: energy }),
  };
};

/** D34: of each food the use that was last, in whichever slot; of two at one instant, the first that is given. */
export const latestUses = (usages: readonly FoodUsage[]): ReadonlyMap<FoodId, FoodUsage> => {
  const latest = new Map<FoodId, FoodUsage>();
  for (const usage of usages) {
    const before = latest.get(usage.foodId);
    if (before === undefined || before.lastLoggedAt < usage.lastLoggedAt) latest.set(usage.foodId, usage);
  }
  return latest;
};

/** D20: how a member uses foods is what the entries of foods that stand say, one usage for each food and meal. */
export const usagesOf = (entries: readonly DiaryEntry[]): readonly FoodUsage[] => {
  const usages = new Map<string, FoodUsage>();
  for (const entry of foodEntries(entries)) {
    const key = `${entry.meal} ${entry.foodId}`;
    usages.set(key, usageWith(usages.get(key), entry));
  }
  return [...usages.values()];
};
