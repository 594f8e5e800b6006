import type { LabelBasis } from "./basis.ts";
import type { NutritionFacts } from "./nutrition-facts.ts";

/** Hints of a row, its neighbours or its history about the basis of its figures. */
export type BasisHints = {
  /** Grams of the serving that stands on the label. */
  readonly servingGrams?: number;
  /** Grams of a millilitre, from a serving that is a volume. */
  readonly gramsPerMl?: number;
  /** kcal that like foods have in 100 g: the median of the neighbours, or the row's figure before an edit. */
  readonly usualEnergy?: number;
};

export type BasisFlag =
  /** The figures are of 100 ml: of an oil (0.92 g/ml), of honey (1.42 g/ml), or as the neighbours and the density say. */
  | { readonly _tag: "PerMillilitre"; readonly gramsPerMl: number }
  /** The figures are of one serving. */
  | { readonly _tag: "PerServing"; readonly servingGrams: number };

const isNear = (value: number, other: number, share: number): boolean => Math.abs(value - other) <= other * share;

/** N15: pure fat weighs 100 g in 100 g, in 100 ml of oil 92 g; honey holds 82 g of carbohydrate, in 100 ml 117 g. */
const densityOf = ({ fat = 0, protein = 0, carbohydrates = 0, water }: NutritionFacts): number | undefined => {
  if (protein >= 1 || water !== undefined) return undefined;
  if (fat >= 90 && fat <= 94 && carbohydrates < 1) return 0.92;
  return fat < 1 && carbohydrates > 105 && carbohydrates <= 125 ? 1.42 : undefined;
};

/** A figure that a US label may print: calories by 10 (to 50 by 5), grams whole (fat to 5 g by halves). */
const isPrinted = (amount: number, step: number): boolean => Math.abs(amount / step - Math.round(amount / step)) < 1e-6;

/** N16: energy, fat, carbohydrate and protein are all as a US label prints a serving. */
const isLabel = ({ energy, fat, carbohydrates, protein }: NutritionFacts): boolean =>
  energy !== undefined &&
  fat !== undefined &&
  carbohydrates !== undefined &&
  protein !== undefined &&
  energy > 0 &&
  isPrinted(energy, energy > 50 ? 10 : 5) &&
  isPrinted(fat, fat < 5 ? 0.5 : 1) &&
  isPrinted(carbohydrates, 1) &&
  isPrinted(protein, 1);

/** N15, N16: figures of 100 ml or of a serving that stand as those of 100 g. */
export const basisFlags = (
  facts: NutritionFacts,
  basis: LabelBasis,
  { servingGrams, gramsPerMl, usualEnergy }: BasisHints,
): readonly BasisFlag[] => {
  const { energy = 0 } = facts;
  const isAway = usualEnergy !== undefined && usualEnergy > 0 && !isNear(energy, usualEnergy, 0.05);
  const isVolume = isAway && gramsPerMl !== undefined && isNear(energy, usualEnergy * gramsPerMl, 0.03);
  const density = isVolume ? gramsPerMl : densityOf(facts);
  if (density !== undefined) return [{ _tag: "PerMillilitre", gramsPerMl: density }];
  if (servingGrams === undefined || !(servingGrams > 0 && servingGrams < Infinity) || isNear(servingGrams, 100, 0.1))
    return [];
  const isServing = isAway
    ? energy > 0 && isNear(energy, (usualEnergy * servingGrams) / 100, 0.1) && !isNear(energy, usualEnergy, 0.3)
    : usualEnergy === undefined && basis === "us" && isLabel(facts) && !isPrinted((energy * servingGrams) / 100, 5);
  return isServing ? [{ _tag: "PerServing", servingGrams }] : [];
};
