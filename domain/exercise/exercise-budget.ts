import { exerciseEnergyFor, type Goals } from "../goals/index.ts";
import { dayActivity, type DaySteps } from "./activity.ts";
import type { ExerciseEntry } from "./entry.ts";

/** A day's exercise, and whether its energy is added to the budget. */
export type BudgetedExercise = Pick<Goals, "assignExerciseEnergy"> & {
  readonly entries: readonly ExerciseEntry[];
  readonly steps: DaySteps;
};

/** G7: the energy of a day's exercise that is added to its budget, kcal. */
export const countedEnergy = (day: BudgetedExercise): number =>
  exerciseEnergyFor(day, dayActivity(day.entries, day.steps).net);
