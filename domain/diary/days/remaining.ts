import { goalWithExercise, type DailyGoal, type ExerciseShares } from "../../goals/index.ts";
import type { NutrientId, SummedFacts } from "../../nutrition/index.ts";

/** Amounts left of goals; below zero a goal is exceeded. Energy is always there. */
export type Remaining = { readonly [Id in NutrientId]?: number } & { readonly energy: number };

/**
 * D9: remaining = goal + exercise − food, for energy and for every nutrient that has a goal. Where something was eaten and
 * none of it is known to hold the nutrient, what remains is unknown and left out; energy counts what is known. With `shares`,
 * exercise raises the nutrient goals as well.
 */
export const remainingOf = (
  goal: DailyGoal,
  exerciseEnergy: number,
  totals: SummedFacts,
  shares?: ExerciseShares,
): Remaining => {
  const budget = goalWithExercise(goal, exerciseEnergy, shares);
  const left: { [Id in NutrientId]?: number } = {};
  for (const id of Object.keys(budget) as NutrientId[]) {
    const target = budget[id];
    if (target === undefined) continue;
    if (totals.parts === 0 || (totals.known[id] ?? 0) > 0) left[id] = target - (totals.facts[id] ?? 0);
  }
  return { ...left, energy: budget.energy - (totals.facts.energy ?? 0) };
};
