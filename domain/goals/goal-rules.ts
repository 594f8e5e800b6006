import { isCalendarDate, type CalendarDate } from "../calendar/index.ts";
import { isNutrientAmount, isNutrientId, type NutrientId } from "../nutrition/index.ts";
import { err, ok, type Result } from "../result/index.ts";
import type { DailyGoal, ExerciseShares, Goals } from "./goals.ts";
import { checkLimits, type LimitRefused } from "./limits/limits.ts";
import type { SplitRefused } from "./macro-split.ts";
import { isPercentChoice, PERCENT_STEP } from "./percents.ts";
import { checkMealShares, type MealSharesRefused } from "./meal-shares.ts";

/** Upper bound of a goal: riders of the hardest tours eat 8000 kcal. */
export const ENERGY_CEILING = 15_000;

/** Weekdays count from Monday, 0. */
export type GoalsRefused =
  | { readonly _tag: "BelowSafeEnergy"; readonly weekday: number; readonly given: number; readonly floor: number }
  | { readonly _tag: "EnergyRefused"; readonly weekday: number; readonly given: number; readonly max: number }
  | { readonly _tag: "NutrientGoalRefused"; readonly weekday: number; readonly nutrient: string }
  | { readonly _tag: "SevenDaysNeeded"; readonly given: number }
  | { readonly _tag: "WeekdayUnknown"; readonly given: number; readonly accepted: "0 (Monday) to 6" }
  | { readonly _tag: "ExerciseSharesRefused"; readonly field: keyof ExerciseShares | "sum"; readonly step: number }
  | { readonly _tag: "EffectiveFromRefused"; readonly earliest: CalendarDate }
  | { readonly _tag: "TargetRefused"; readonly field: "waterMl" | "steps"; readonly min: 0; readonly max: number }
  | LimitRefused
  | MealSharesRefused
  | SplitRefused;

/** G26 */
const MOST = { waterMl: 20_000, steps: 99_999 } as const;

const checkDay = (goal: DailyGoal, weekday: number, floor: number): GoalsRefused | undefined => {
  const given = goal.energy;
  if (!Number.isFinite(given) || given > ENERGY_CEILING)
    return { _tag: "EnergyRefused", weekday, given, max: ENERGY_CEILING };
  if (given < floor) return { _tag: "BelowSafeEnergy", weekday, given, floor };
  for (const nutrient of Object.keys(goal) as NutrientId[])
    if (!isNutrientId(nutrient) || !isNutrientAmount(goal[nutrient]))
      return { _tag: "NutrientGoalRefused", weekday, nutrient };
  return undefined;
};

/** G14: five per cents in steps of five; those of carbohydrates, protein and fat share the whole energy. */
const checkShares = (shares: ExerciseShares): GoalsRefused | undefined => {
  for (const field of ["carbohydrates", "protein", "fat", "saturatedFat", "sugar"] as const)
    if (!isPercentChoice(shares[field])) return { _tag: "ExerciseSharesRefused", field, step: PERCENT_STEP };
  return shares.carbohydrates + shares.protein + shares.fat === 100
    ? undefined
    : { _tag: "ExerciseSharesRefused", field: "sum", step: PERCENT_STEP };
};

/** Checks goals as a whole: seven days, no energy below the floor (G1), everything else in its range. */
export const checkGoals = (goals: Goals, floor: number): Result<Goals, GoalsRefused> => {
  if (goals.dailyGoals.length !== 7) return err({ _tag: "SevenDaysNeeded", given: goals.dailyGoals.length });
  for (const [weekday, goal] of goals.dailyGoals.entries()) {
    const refused = checkDay(goal, weekday, floor);
    if (refused !== undefined) return err(refused);
  }
  const shares = checkShares(goals.exerciseShares);
  if (shares !== undefined) return err(shares);
  for (const field of ["waterMl", "steps"] as const) {
    const target = goals[field];
    const isWhole = field === "waterMl" || Number.isInteger(target);
    if (target !== undefined && !(isWhole && target >= 0 && target <= MOST[field]))
      return err({ _tag: "TargetRefused", field, min: 0, max: MOST[field] });
  }
  const limits = checkLimits(goals.limits ?? {});
  if (!limits.ok) return limits;
  const meals = goals.mealShares === undefined ? undefined : checkMealShares(goals.mealShares);
  if (meals !== undefined && !meals.ok) return meals;
  return isCalendarDate(goals.effectiveFrom)
    ? ok(goals)
    : err({ _tag: "EffectiveFromRefused", earliest: "1900-01-01" as CalendarDate });
};
