import { entryOf, type EntryId, type FoodEntry } from "@morsel/domain/diary";
import type { Instant } from "@morsel/domain/calendar";
import type { Food, FoodId, ServingId } from "@morsel/domain/foods";
import { dateOf } from "./diary.ts";
import { valueOf } from "./numbers.ts";

export const today = dateOf("2026-03-01");
/** The ids of tests. */
export const uuid = (n: number): EntryId => `01890000-0000-7000-8000-${String(n).padStart(12, "0")}` as EntryId;
export const banana: Food = {
  id: "sr28-09040" as FoodId,
  description: "Banana",
  alternativeNames: [],
  category: "fruit",
  source: { dataset: "sr28", id: "sr28-09040", licence: "CC0-1.0" },
  basis: "us",
  nutrients: { energy: 89 },
  servings: [{ id: "medium" as ServingId, label: "1 medium", grams: 118 }],
};
export const request = {
  id: uuid(1),
  date: today,
  meal: "lunch",
  amount: 1,
  serving: "medium" as ServingId,
  loggedAt: 5 as Instant,
} as const;
export const logged: FoodEntry = valueOf(entryOf(banana, request));
