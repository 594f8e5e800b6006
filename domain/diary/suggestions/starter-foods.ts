import type { FoodId } from "../../foods/index.ts";
import type { Meal } from "../../meal-slots/index.ts";
import type { DiaryDay } from "../days/day.ts";
import type { FoodSuggestions } from "./suggestions.ts";

/** Everyday foods of the shipped catalogue, by the meal at which many people eat them. */
const EVERYDAY = {
  // An egg, oatmeal, a banana, coffee.
  breakfast: ["sr28-01129", "sr28-08121", "sr28-09040", "sr28-14209"],
  // Bread, a tomato, rice, pasta.
  lunch: ["sr28-18069", "sr28-11529", "sr28-20045", "sr28-20121"],
  // Salmon, rice, pasta, broccoli.
  dinner: ["sr28-15237", "sr28-20045", "sr28-20121", "sr28-11090"],
  // An apple, yogurt, almonds, a banana.
  snacks: ["sr28-09003", "sr28-01116", "sr28-12061", "sr28-09040"],
} as const satisfies Partial<Record<Meal, readonly string[]>>;

/** W84: suggestions in a slot for members who never logged anything; in an own slot, snacks. */
export const starterFoods = (meal: Meal): readonly FoodId[] =>
  (meal in EVERYDAY
    ? EVERYDAY[meal as keyof typeof EVERYDAY]
    : EVERYDAY.snacks) as readonly string[] as readonly FoodId[];

/** W84: whether nothing was ever logged, as far as is known. */
export const isFirstDay = (
  { entries }: Pick<DiaryDay, "entries">,
  suggestions: Pick<FoodSuggestions, "recent"> | undefined,
): boolean => entries.length === 0 && suggestions?.recent.length === 0;
