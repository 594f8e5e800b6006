import type { NutrientLimit } from "../goals/index.ts";

/** Side of a goal on which an amount is, and how far from it. */
export type AgainstGoal = { readonly side: "above" | "below" | "within"; readonly by: number };

/** RP10: an average against its goal: a limit alone is always some way off, between two limits it is within. */
export const againstGoal = (value: number, { min, max }: NutrientLimit): AgainstGoal => {
  if (max !== undefined && value > max) return { side: "above", by: value - max };
  if (min !== undefined && value < min) return { side: "below", by: min - value };
  if (max !== undefined && min === undefined) return { side: "below", by: max - value };
  if (min !== undefined && max === undefined) return { side: "above", by: value - min };
  return { side: "within", by: 0 };
};
