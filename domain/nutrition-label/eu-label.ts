import { factsOfGrams, inBasis, saltOf, type LabelBasis, type NutritionFacts } from "../nutrition/index.ts";
import { KJ_PER_KCAL, toStep } from "../units/index.ts";
import { isDeclared, lessThanAmount, percentOf, exactAmount, UNKNOWN, type LabelAmount } from "./label-amount.ts";
import { DECLARED_INTAKES } from "./eu-reference-intakes.ts";

export type EuRowId = "energy" | "fat" | "saturated_fat" | "carbohydrates" | "sugar" | "fiber" | "protein" | "salt";

export type EuRow = {
  readonly id: EuRowId;
  readonly indent: 0 | 1;
  /** Energy has two: kJ first, then kcal (Annex XV). */
  readonly per100g: readonly LabelAmount[];
  readonly perServing?: readonly LabelAmount[];
  /** Whole per cent of the reference intake in a serving; absent where there is none. */
  readonly percent?: number;
};

/** L12: 10 g or more to the gram, above the least to 0.1 g, else "<least": 0.5 g, for saturates 0.1 g. */
const euGrams = (grams: number, least: number): LabelAmount =>
  grams <= least
    ? grams === 0
      ? exactAmount(0, "g")
      : lessThanAmount(least, "g")
    : exactAmount(toStep(grams, grams >= 10 ? 1 : 0.1), "g");

/** L13: salt from 1 g to 0.1 g, above 0.0125 g to 0.01 g, else "<0.01 g". */
const euSalt = (grams: number): LabelAmount =>
  grams <= 0.0125
    ? grams === 0
      ? exactAmount(0, "g")
      : lessThanAmount(0.01, "g")
    : exactAmount(toStep(grams, grams >= 1 ? 0.1 : 0.01), "g");

const ROWS = [
  ["energy", 0],
  ["fat", 0],
  ["saturated_fat", 1],
  ["carbohydrates", 0],
  ["sugar", 1],
  ["fiber", 0],
  ["protein", 0],
  ["salt", 0],
] as const satisfies readonly (readonly [EuRowId, 0 | 1])[];

const amountOf = (facts: NutritionFacts, id: EuRowId): number | undefined =>
  id === "salt" ? saltOf(facts) : facts[id];

const amountsOf = (facts: NutritionFacts, id: EuRowId): readonly LabelAmount[] => {
  const amount = amountOf(facts, id);
  if (!isDeclared(amount)) return [UNKNOWN];
  if (id === "energy")
    return [exactAmount(toStep(amount * KJ_PER_KCAL, 1), "kJ"), exactAmount(toStep(amount, 1), "kcal")];
  if (id === "salt") return [euSalt(amount)];
  return [euGrams(amount, id === "saturated_fat" ? 0.1 : 0.5)];
};

/**
 * The nutrition declaration of Regulation (EU) 1169/2011, Annex XV, rounded by the Commission's guidance of December 2012
 * (table 4); halves go up. EU carbohydrate leaves fibre out (N6). Fibre is voluntary and stands only when known.
 */
export const euLabel = (
  per100g: NutritionFacts,
  basis: LabelBasis,
  serving?: { readonly label: string; readonly grams: number },
): readonly EuRow[] => {
  const facts = inBasis(per100g, basis, "eu");
  const grams = serving?.grams ?? 0;
  const served = grams > 0 && grams < Infinity ? factsOfGrams(facts, grams) : undefined;
  return ROWS.filter(([id]) => id !== "fiber" || facts.fiber !== undefined).map(([id, indent]) => {
    const percent = served === undefined ? undefined : percentOf(DECLARED_INTAKES[id], amountOf(served, id));
    return {
      id,
      indent,
      per100g: amountsOf(facts, id),
      ...(served === undefined ? {} : { perServing: amountsOf(served, id) }),
      ...(percent === undefined ? {} : { percent: toStep(percent, 1) }),
    };
  });
};
