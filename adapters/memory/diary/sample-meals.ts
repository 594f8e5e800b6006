import type { TimeOfDay } from "@morsel/domain/calendar";
import type { Meal } from "@morsel/domain/meal-slots";

/** A food by its code in SR28, and how much: grams, or a count of its first serving. */
export type Portion =
  | { readonly code: string; readonly grams: number }
  | { readonly code: string; readonly servings: number };

export type SampleMeal = {
  readonly meal: Meal;
  readonly time: TimeOfDay;
  readonly portions: readonly Portion[];
};

const at = (meal: Meal, time: string, ...portions: readonly Portion[]): SampleMeal => ({
  meal,
  time: time as TimeOfDay,
  portions,
});
const grams = (code: string, amount: number): Portion => ({ code, grams: amount });
const servings = (code: string, amount: number): Portion => ({ code, servings: amount });

const BANANA = "09040";
const EGGS = "01129";
const OATS = "08120";
const MILK = "01079";
const CHICKEN = "05064";
const RICE = "20045";
const BROCCOLI = "11090";
const OLIVE_OIL = "04053";
const BREAD = "18075";
const COFFEE = "14209";
const TOMATO = "11529";

/** Meals of one person: habits on working days, variety at the weekend. */
export const BREAKFASTS: readonly SampleMeal[] = [
  at("breakfast", "07:20", grams(OATS, 60), grams(MILK, 200), servings(BANANA, 1), servings(COFFEE, 1)),
  at("breakfast", "07:25", servings(BREAD, 2), grams("16098", 30), servings("09003", 1), servings(COFFEE, 1)),
  at("breakfast", "07:15", servings("01256", 1), grams("09050", 100), servings("19296", 0.5), servings(COFFEE, 1)),
];

export const WEEKEND_BREAKFASTS: readonly SampleMeal[] = [
  at(
    "breakfast",
    "09:40",
    servings(EGGS, 2),
    servings(BREAD, 2),
    servings("01001", 2),
    servings("09206", 1),
    servings(COFFEE, 2),
  ),
  at("breakfast", "10:05", servings(EGGS, 1), servings("09037", 0.5), servings(BREAD, 2), servings(COFFEE, 2)),
];

export const LUNCHES: readonly SampleMeal[] = [
  at("lunch", "12:30", servings(CHICKEN, 1), servings(RICE, 1.5), grams(BROCCOLI, 150), servings(OLIVE_OIL, 1)),
  at(
    "lunch",
    "12:45",
    grams("15121", 120),
    servings("11457", 2),
    servings(TOMATO, 1),
    servings(OLIVE_OIL, 1),
    servings(BREAD, 1),
  ),
  at("lunch", "13:05", servings("16015", 1), servings(RICE, 1), servings("09037", 0.5), servings(TOMATO, 1)),
];

export const DINNERS: readonly SampleMeal[] = [
  at("dinner", "19:10", grams("15237", 160), grams("11365", 250), grams(BROCCOLI, 200), servings(OLIVE_OIL, 1)),
  at("dinner", "18:50", grams("20121", 220), servings(TOMATO, 2), grams("01028", 40), servings(OLIVE_OIL, 1)),
  at("dinner", "19:30", servings("23558", 2), grams("11365", 200), servings("11124", 2), servings("01001", 1)),
  at("dinner", "19:05", grams(CHICKEN, 150), grams("20121", 180), servings("11457", 3), grams("01009", 20)),
];

export const SNACKS: readonly SampleMeal[] = [
  at("snacks", "15:40", servings("09003", 1), grams("12061", 25)),
  at("snacks", "16:10", servings("11124", 2), grams("16137", 50)),
  at("snacks", "15:55", servings("01256", 1)),
];

export const EVENING: SampleMeal = at("snacks", "21:00", servings("14096", 5));
