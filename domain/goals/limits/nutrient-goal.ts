import { goalWithExercise } from "../energy/exercise-adjustment.ts";
import { limitWithExercise } from "./limit-with-exercise.ts";
import { limitState, type LimitState, type NutrientLimit } from "./limits.ts";
import type { NutrientId } from "../../nutrition/index.ts";
import type { DayGoal } from "./limits-of-day.ts";

export type NutrientGoal = {
  /** End of a bar: the upper limit, or the lower one if there is no upper one. */
  readonly target: number;
  readonly limit: NutrientLimit;
};

/** G7, G12: what a nutrient is measured against on a day. What exercise adds to its amount it adds to its bounds. */
export const nutrientGoalOf = (view: DayGoal, id: NutrientId): NutrientGoal | undefined => {
  const raised = goalWithExercise(view.goal, view.exerciseEnergy, view.exerciseShares);
  const limit = limitWithExercise(id, view.goal, raised, view.limits);
  const target = limit?.max ?? limit?.min;
  return limit === undefined || target === undefined ? undefined : { target, limit };
};

/** State of an amount; without an upper limit nothing is exceeded. */
export const nutrientGoalState = (amount: number, { limit }: NutrientGoal): LimitState => limitState(amount, limit);
