import type { NutritionFacts } from "./nutrition-facts.ts";

/** Kind of label that a carbohydrate figure follows: US includes fibre, EU does not (1169/2011, Annex I). */
export type LabelBasis = "us" | "eu";

/** Rounds, so that a label's figure converted to the other basis and back is the very same. */
const exact = (grams: number): number => Math.round(grams * 1e9) / 1e9;

/**
 * N6: the same facts by the other label's carbohydrate: US = EU + fibre. Where fibre is unknown the other figure is unknown
 * too and left out, except in a food without any carbohydrate.
 */
export const inBasis = (facts: NutritionFacts, from: LabelBasis, to: LabelBasis): NutritionFacts => {
  if (from === to || facts.carbohydrates === undefined) return facts;
  const { carbohydrates, ...rest } = facts;
  if (facts.fiber === undefined) return from === "us" && carbohydrates === 0 ? facts : rest;
  return {
    ...rest,
    carbohydrates: exact(to === "us" ? carbohydrates + facts.fiber : Math.max(0, carbohydrates - facts.fiber)),
  };
};

/** N6, of carbohydrate alone: fibre that is unknown counts as none. */
export const carbohydratesIn = (
  { carbohydrates, fiber = 0 }: NutritionFacts,
  from: LabelBasis,
  to: LabelBasis,
): number | undefined =>
  carbohydrates === undefined ? undefined : inBasis({ carbohydrates, fiber }, from, to).carbohydrates;

/** N17: the facts of a label as they are kept and summed: with fibre in the carbohydrate, where fibre is known. */
export const storedFacts = (facts: NutritionFacts, label: LabelBasis): NutritionFacts =>
  facts.fiber === undefined ? facts : inBasis(facts, label, "us");

/** N17: which label the carbohydrate of kept facts follows: the food's own only where it could not be converted. */
export const storedBasis = ({ fiber }: NutritionFacts, label: LabelBasis): LabelBasis =>
  fiber === undefined ? label : "us";

/**
 * N7: net carbohydrate: US total − fibre − polyols, EU carbohydrate − polyols; polyols count as none when they are unknown.
 * Unknown where carbohydrate is, or fibre on the US basis; never below zero.
 */
export const netCarbohydrates = (facts: NutritionFacts, basis: LabelBasis): number | undefined => {
  const available = inBasis(facts, basis, "eu").carbohydrates;
  return available === undefined ? undefined : Math.max(0, available - (facts.polyols ?? 0));
};

/** N8: salt in grams is sodium × 2.5 (1169/2011, Annex I). */
export const saltOf = (facts: NutritionFacts): number | undefined =>
  facts.sodium === undefined ? undefined : (facts.sodium * 2.5) / 1000;
