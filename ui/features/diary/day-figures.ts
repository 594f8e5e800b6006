import { coverageOf, type NutrientId, type SummedFacts } from "@morsel/domain/nutrition";

/** A nutrient of a sum as it can honestly be shown. */
export type Shown =
  /** Every part knows it. */
  | { readonly kind: "exact"; readonly amount: number }
  /** Some parts do not know it: there is at least so much. */
  | { readonly kind: "atLeast"; readonly amount: number; readonly known: number; readonly parts: number }
  /** No part knows it. */
  | { readonly kind: "unknown" };

/** Unknown is never zero: an empty sum is exactly nothing, a sum with gaps is a lower bound. */
export const shownOf = (sum: SummedFacts, id: NutrientId): Shown => {
  const known = sum.known[id] ?? 0;
  const amount = sum.facts[id] ?? 0;
  if (sum.parts > 0 && known === 0) return { kind: "unknown" };
  return coverageOf(sum, id) < 1 ? { kind: "atLeast", amount, known, parts: sum.parts } : { kind: "exact", amount };
};

/** How far a bar reaches, 0 to 1; without a goal there is nothing to reach. */
export const reached = (eaten: number, goal: number | undefined): number =>
  goal === undefined || goal <= 0 ? 0 : Math.min(1, Math.max(0, eaten / goal));
