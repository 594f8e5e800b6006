import type { EntryId } from "@morsel/domain/diary";
import type { Instant } from "@morsel/domain/calendar";
import type { Food, FoodId, ServingId } from "@morsel/domain/foods";
import { dateOf } from "../../arbitraries/diary.ts";

export const food: Food = {
  id: "sr28-09040" as FoodId,
  description: "Banana",
  brand: "Plain",
  alternativeNames: [],
  category: "fruit",
  source: { dataset: "sr28", id: "sr28-09040", licence: "CC0-1.0" },
  basis: "us",
  nutrients: { energy: 89, protein: 1.1 },
  servings: [{ id: "medium" as ServingId, label: "1 medium", grams: 118 }],
};
export const uuid = (n: number): EntryId => `01890000-0000-7000-8000-${String(n).padStart(12, "0")}` as EntryId;
/** One and a half of it for lunch. */
export const request = {
  id: uuid(1),
  date: dateOf("2026-03-01"),
  meal: "lunch",
  amount: 1.5,
  serving: "medium" as ServingId,
  loggedAt: 5 as Instant,
} as const;
