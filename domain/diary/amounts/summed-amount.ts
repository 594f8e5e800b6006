import { lookUp } from "../../lookup/index.ts";
import { coverageOf, type NutrientId, type SummedFacts } from "../../nutrition/index.ts";

/** A nutrient's amount in a sum, as far as it is known. */
export type SummedAmount =
  /** Every part knows it. */
  | { readonly kind: "exact"; readonly amount: number }
  /** Some parts do not know it: there is at least so much. */
  | { readonly kind: "atLeast"; readonly amount: number; readonly known: number; readonly parts: number }
  /** No part knows it. */
  | { readonly kind: "unknown" };

/** D32: unknown is never zero: an empty sum is exactly nothing, a sum with gaps is a lower bound. */
export const summedAmount = (sum: SummedFacts, id: NutrientId): SummedAmount => {
  const known = lookUp(sum.known, id) ?? 0;
  const amount = lookUp(sum.facts, id) ?? 0;
  if (sum.parts > 0 && known === 0) return { kind: "unknown" };
  return coverageOf(sum, id) < 1 ? { kind: "atLeast", amount, known, parts: sum.parts } : { kind: "exact", amount };
};
