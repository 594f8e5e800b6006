import { type StoredMeal, GRAM, mealItemOf, type MealId, type MealItem } from "@morsel/domain/diary";
import type { CalendarDate, Instant } from "@morsel/domain/calendar";
import type { FoodId } from "@morsel/domain/foods";
import type { Meal } from "@morsel/domain/meal-slots";
import { sampleDay } from "../diary/sample-history.ts";

/** An item whose food is in no catalogue. */
const GONE: MealItem = {
  foodId: "sample-gone" as FoodId,
  description: "Grandma’s plum cake with butter crumble",
  amount: 90,
  serving: GRAM,
};

/** Saved meals of a member who ate this day: its meals, one with a quick add, and one whose food is gone. */
export const sampleSavedMeals = (date: CalendarDate): readonly StoredMeal[] => {
  const items = (slot: Meal): readonly MealItem[] =>
    sampleDay(date)
      .filter(({ meal }) => meal === slot)
      .map(mealItemOf);
  const meal = (n: number, name: string, slot: Meal, more: readonly MealItem[] = []): StoredMeal => ({
    id: `019cdb00-0000-7000-8000-9000000000${String(n).padStart(2, "0")}` as MealId,
    name,
    slot,
    items: [...items(slot), ...more],
    version: 1,
    createdAt: (Date.UTC(2026, 2, 1) + n) as Instant,
  });
  return [
    meal(1, "Sunday at the grandparents’, with coffee and everything that comes after it", "snacks", [GONE]),
    meal(2, "Canteen lunch", "lunch", [{ description: "Soup of the day", facts: { energy: 180, fat: 6 } }]),
    meal(3, "Weekday breakfast", "breakfast"),
  ];
};
