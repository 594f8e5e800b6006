import type { CalendarDate } from "@morsel/domain/calendar";
import {
  goalsInForce,
  exerciseEnergyFor,
  goalOn,
  goalWithExercise,
  limitOf,
  type DailyGoal,
  type Goals,
  type NutrientLimit,
  limitWithExercise,
} from "@morsel/domain/goals";
import { waterGoal } from "@morsel/domain/hydration";
import type { MemberProfile } from "@morsel/domain/identity";
import { isNutrientId } from "@morsel/domain/nutrition";
import type { ReportSeriesId } from "@morsel/domain/reports";

/** What was to be eaten on one day. */
export type GoalsOfDay = { readonly goals: Goals; readonly goal: DailyGoal };

/** W142: the goals that were in force on a day; of a day before the first goals there are none. */
export const goalsOfDay = (history: readonly Goals[], date: CalendarDate): GoalsOfDay | undefined => {
  const goals = goalsInForce(history, date);
  const goal = goals && goalOn(goals, date);
  return goals === undefined || goal === undefined || goals.effectiveFrom > date ? undefined : { goals, goal };
};

/** RP2: how much of a day's exercise is in its budget; before the first goals as these say, which the diary goes by as well. */
export const countedExercise = (history: readonly Goals[], date: CalendarDate, exercise: number): number => {
  const goals = goalsInForce(history, date);
  return goals === undefined ? exercise : exerciseEnergyFor(goals, exercise);
};

/** W142: what a figure of a day is held against: the day's budget for what is eaten, the bare goal for net energy. */
export const goalOfSeries = (
  series: ReportSeriesId,
  of: GoalsOfDay | undefined,
  exercise: number,
  { sex, goalWeightKg, weightKg }: Pick<MemberProfile, "sex" | "goalWeightKg" | "weightKg">,
): NutrientLimit | undefined => {
  if (series === "Weight") return goalWeightKg < weightKg ? { max: goalWeightKg } : { min: goalWeightKg };
  if (of === undefined) return undefined;
  const { goals, goal } = of;
  if (series === "net_energy") return limitOf("energy", goal, goals.limits);
  if (series === "Fitbit steps") return goals.steps === undefined ? undefined : { min: goals.steps };
  if (series === "drinks") {
    const min = waterGoal(goals, sex);
    return min === undefined ? undefined : { min };
  }
  if (!isNutrientId(series)) return undefined;
  const budget = goalWithExercise(goal, exerciseEnergyFor(goals, exercise), goals.exerciseShares);
  return limitWithExercise(series, goal, budget, goals.limits);
};
