import type { CalendarDate } from "../calendar/index.ts";
import {
  goalsInForce,
  exerciseEnergyFor,
  goalWithExercise,
  limitOf,
  type Goals,
  type NutrientLimit,
  type GoalsOfDay,
  limitWithExercise,
} from "../goals/index.ts";
import { waterGoal } from "../hydration/index.ts";
import type { MemberProfile } from "../identity/index.ts";
import { isNutrientId } from "../nutrition/index.ts";
import type { ReportSeriesId } from "./series.ts";

/** RP2: how much of a day's exercise is in its budget; before the first goals as these say, which the diary goes by as well. */
export const countedExercise = (history: readonly Goals[], date: CalendarDate, exercise: number): number => {
  const goals = goalsInForce(history, date);
  return goals === undefined ? exercise : exerciseEnergyFor(goals, exercise);
};

/** The part of a profile on which a goal depends, beside the goals. */
export type GoalBody = Pick<MemberProfile, "sex" | "goalWeightKg" | "weightKg">;

/** W142: the goal that a figure of a day is held against: the day's budget for what is eaten, the bare goal for net energy. */
export const goalOfSeries = (
  series: ReportSeriesId,
  of: GoalsOfDay | undefined,
  exercise: number,
  { sex, goalWeightKg, weightKg }: GoalBody,
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
