import type { CalendarDate } from "../calendar/index.ts";
import { weekday } from "../calendar/index.ts";
import type { NutritionFacts } from "../nutrition/index.ts";
import type { NutrientLimits } from "./limits/limits.ts";
import type { MealShares } from "./meal-shares.ts";

/** One weekday's targets: energy in kcal and any nutrient in its own unit. */
export type DailyGoal = NutritionFacts & { readonly energy: number };

/** How exercise energy is shared among the nutrient goals, in whole per cent, 0 to 100. */
export type ExerciseShares = {
  readonly carbohydrates: number;
  readonly protein: number;
  readonly fat: number;
  readonly saturatedFat: number;
  readonly sugar: number;
};

/** A member's goals from a day on. Changing them never changes an earlier day. */
export type Goals = {
  readonly effectiveFrom: CalendarDate;
  /** Seven, Monday first. */
  readonly dailyGoals: readonly DailyGoal[];
  readonly exerciseShares: ExerciseShares;
  /** "off" leaves exercise energy out of the budget. */
  readonly assignExerciseEnergy: "on" | "off";
  /** How far a nutrient may go; without an entry `limitOf` says what its daily goal means. */
  readonly limits?: NutrientLimits;
  /** Shares of the day's energy by meal slot in whole per cent, together 100; absent: meals have no goals of their own. */
  readonly mealShares?: MealShares;
  /** A day's drinking water. */
  readonly waterMl?: number;
  /** A day's steps. */
  readonly steps?: number;
  /** 1 when first stored, one more with each change. */
  readonly version: number;
};

/** G3: each weekday has its own goal; the list begins on Monday. */
export const goalOn = (goals: Goals, date: CalendarDate): DailyGoal | undefined => goals.dailyGoals[weekday(date)];

/** G3: the mean of a week's energies, whole kcal a day. */
export const meanEnergy = ({ dailyGoals }: Pick<Goals, "dailyGoals">): number =>
  Math.round(dailyGoals.reduce((sum, { energy }) => sum + energy, 0) / Math.max(1, dailyGoals.length));
