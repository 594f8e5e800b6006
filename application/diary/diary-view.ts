import type { DiaryDay, FoodUsage } from "@morsel/domain/diary";
import type { DailyGoal, ExerciseShares, MealShares, NutrientLimits } from "@morsel/domain/goals";
import type { DayWater } from "../hydration/day-water.ts";

/** A day with what it is measured against. Totals are `totalsOf(day.entries)`. */
export type DayView = {
  readonly day: DiaryDay;
  readonly goal: DailyGoal;
  /** kcal that exercise adds to the budget. */
  readonly exerciseEnergy: number;
  /** G7: how that energy raises the goals of nutrients too; absent where it adds nothing. */
  readonly exerciseShares?: ExerciseShares;
  /** G12: how far nutrients may go, where the member said so. */
  readonly limits?: NutrientLimits;
  /** G13: shares of the day's energy by meal, where meals have goals of their own. */
  readonly mealShares?: MealShares;
  /** The member's body weight, for the "if every day were like today" line; absent when nobody told. */
  readonly weightKg?: number;
  /** kcal that keep that weight, exercise apart; absent when it cannot be computed. */
  readonly maintenance?: number;
  readonly water: DayWater;
};

export type Suggestions = {
  /** Best guess for this meal and hour first. */
  readonly usual: readonly FoodUsage[];
  readonly recent: readonly FoodUsage[];
  readonly frequent: readonly FoodUsage[];
};
