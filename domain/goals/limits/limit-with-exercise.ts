import { limitOf, type NutrientLimit, type NutrientLimits } from "./limits.ts";
import type { NutrientId, NutritionFacts } from "../../nutrition/index.ts";

const raisedBy = (amount: number | undefined, more: number): number | undefined =>
  amount === undefined ? undefined : amount + more;

/** G7, G12: between what a nutrient of a day stays: what exercise adds to its amount (`raised` beside `goal`) it adds to its bounds. */
export const limitWithExercise = (
  id: NutrientId,
  goal: NutritionFacts,
  raised: NutritionFacts,
  limits: NutrientLimits | undefined,
): NutrientLimit | undefined => {
  const set = limitOf(id, goal, limits);
  if (set === undefined) return undefined;
  const more = (raised[id] ?? 0) - (goal[id] ?? 0);
  const [min, max] = [raisedBy(set.min, more), raisedBy(set.max, more)];
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
};
