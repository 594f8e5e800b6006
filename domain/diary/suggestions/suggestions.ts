import type { Instant } from "../../calendar/index.ts";
import type { Meal } from "../entries/entry.ts";
import type { FoodUsage } from "./usage.ts";

const DAY = 86_400_000;
const HALF_LIFE_DAYS = 14;
const LIMIT = 30;
/** D12: what was used longer ago than these is neither usual nor recent any more. */
export const USAGES_CONSIDERED = 300;

/** How far two hours of the day are apart on average. */
const MEAN_HOURS_APART = 6;

/** Hours apart on the clock: 23 and 1 are two. */
const hoursApart = (a: number | undefined, b: number): number => {
  if (a === undefined) return MEAN_HOURS_APART;
  const apart = Math.abs(a - b) % 24;
  return Math.min(apart, 24 - apart);
};

/**
 * D11: what is usual here and now: how often, fading by half every fortnight without use, less by the hour from the hour of
 * last time (six where it is not known), and a tenth when it was another slot.
 */
const usualness = (usage: FoodUsage, meal: Meal, hour: number, now: Instant): number => {
  const age = Math.max(0, now - usage.lastLoggedAt) / DAY;
  const often = Math.log2(1 + Math.max(0, usage.times));
  const near = 1 / (1 + hoursApart(usage.lastHour, hour) / 3);
  return often * 0.5 ** (age / HALF_LIFE_DAYS) * near * (usage.meal === meal ? 1 : 0.1);
};

/** One usage per food: the first in the order given. */
const firstOfEach = (usages: readonly FoodUsage[]): readonly FoodUsage[] => {
  const seen = new Set<string>();
  return usages.filter(({ foodId }) => !seen.has(foodId) && seen.add(foodId)).slice(0, LIMIT);
};

const by = (score: (usage: FoodUsage) => number) => (a: FoodUsage, b: FoodUsage) =>
  score(b) - score(a) || b.lastLoggedAt - a.lastLoggedAt || (a.foodId < b.foodId ? -1 : a.foodId > b.foodId ? 1 : 0);

export type FoodSuggestions = {
  readonly usual: readonly FoodUsage[];
  readonly recent: readonly FoodUsage[];
  readonly frequent: readonly FoodUsage[];
};

/**
 * Lists for before anything is typed, each food once and thirty at most: usual for this slot and hour (D11), latest
 * first, and most often over all slots (D12). The amount that comes along is that of this slot when it was used here.
 */
export const suggestionsFor = (
  usages: readonly FoodUsage[],
  meal: Meal,
  hour: number,
  now: Instant,
): FoodSuggestions => {
  const times = new Map<string, number>();
  for (const { foodId, times: n } of usages) times.set(foodId, (times.get(foodId) ?? 0) + n);
  const usual = [...usages].sort(by((usage) => usualness(usage, meal, hour, now)));
  const recent = [...usages].sort(by((usage) => usage.lastLoggedAt));
  const often = [...usages].sort(by((usage) => (times.get(usage.foodId) ?? 0) + (usage.meal === meal ? 0.5 : 0)));
  return { usual: firstOfEach(usual), recent: firstOfEach(recent), frequent: firstOfEach(often) };
};
