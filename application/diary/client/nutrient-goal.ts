import { goalWithExercise, limitOf, limitState, type LimitState, type NutrientLimit } from "@morsel/domain/goals";
import type { NutrientId } from "@morsel/domain/nutrition";
import type { DayView } from "./diary-client.ts";

export type NutrientGoal = {
  /** What a bar ends at: the most, or where there is no most the least. */
  readonly target: number;
  readonly limit: NutrientLimit;
};

type Measured = Pick<DayView, "goal" | "limits" | "exerciseEnergy" | "exerciseShares">;

const raisedBy = (amount: number | undefined, more: number): number | undefined =>
  amount === undefined ? undefined : amount + more;

/** G7, G12: what a nutrient is measured against on a day. What exercise adds to its amount it adds to its bounds. */
export const nutrientGoalOf = (view: Measured, id: NutrientId): NutrientGoal | undefined => {
  const raised = goalWithExercise(view.goal, view.exerciseEnergy, view.exerciseShares);
  const set = limitOf(id, view.goal, view.limits);
  if (set === undefined) return undefined;
  const more = (raised[id] ?? 0) - (view.goal[id] ?? 0);
  const [min, max] = [raisedBy(set.min, more), raisedBy(set.max, more)];
  const target = max ?? min;
  return target === undefined
    ? undefined
    : { target, limit: { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) } };
};

/** Where an amount stands; nothing is over that has no most. */
export const stateOf = (amount: number, { limit }: NutrientGoal): LimitState => limitState(amount, limit);
