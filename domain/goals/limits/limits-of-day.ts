import { NUTRIENT_IDS, type NutrientId } from "../../nutrition/index.ts";
import { goalWithExercise } from "../energy/exercise-adjustment.ts";
import type { DailyGoal, ExerciseShares } from "../goals.ts";
import { limitWithExercise } from "./limit-with-exercise.ts";
import type { NutrientLimit, NutrientLimits } from "./limits.ts";

/** The goal of a day with the exercise that counts in it, kcal. */
export type DayGoal = {
  readonly goal: DailyGoal;
  readonly limits?: NutrientLimits;
  readonly exerciseEnergy: number;
  readonly exerciseShares?: ExerciseShares;
};

/** G7, G12: the limits of all nutrients on a day, with what exercise adds to them; nutrients without a limit are left out. */
export const limitsOfDay = ({
  goal,
  limits,
  exerciseEnergy,
  exerciseShares,
}: DayGoal): ReadonlyMap<NutrientId, NutrientLimit> => {
  const raised = goalWithExercise(goal, exerciseEnergy, exerciseShares);
  return new Map(
    NUTRIENT_IDS.flatMap((id) => {
      const limit = limitWithExercise(id, goal, raised, limits);
      return limit === undefined || (limit.min === undefined && limit.max === undefined) ? [] : [[id, limit] as const];
    }),
  );
};
