import type { FoodId } from "../foods/index.ts";
import type { EntryServing, Instant, Meal } from "./entry.ts";

/** How a member has used a food in one meal slot. */
export type FoodUsage = {
  readonly foodId: FoodId;
  readonly description: string;
  readonly brand?: string;
  readonly meal: Meal;
  readonly times: number;
  readonly lastLoggedAt: Instant;
  /** Local hour of day 0–23 of the last time. */
  readonly lastHour: number;
  readonly lastAmount: number;
  readonly lastServing: EntryServing;
  /** kcal of the last amount; absent when unknown. */
  readonly lastEnergy?: number;
};
