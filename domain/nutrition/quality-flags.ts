import { carbohydratesIn, type LabelBasis } from "./basis.ts";
import { energyOfParts } from "./energy-shares.ts";
import { basisFlags, type BasisFlag, type BasisHints } from "./misplaced-basis.ts";
import type { NutrientId } from "./nutrient-id.ts";
import type { NutritionFacts } from "./nutrition-facts.ts";

/** Doubts about the energy of 100 g. */
export type EnergyFlag =
  /** The parts make another energy: more than 20 kcal and 20 % apart. */
  | { readonly _tag: "EnergyDiffersFromParts"; readonly energy: number; readonly ofParts: number }
  /** The "kcal" are about 4.184 times what the parts make: kilojoules were typed. */
  | { readonly _tag: "KilojoulesAsKcal"; readonly energy: number; readonly ofParts: number }
  /** Pure fat has 900. */
  | { readonly _tag: "EnergyAbovePureFat"; readonly energy: number }
  | { readonly _tag: "EnergyMissing" };

/** Doubts about the facts of 100 g; a hint to look again, never a refusal. */
export type QualityFlag =
  | EnergyFlag
  /** kJ ÷ kcal is outside 4.0 to 4.4. */
  | { readonly _tag: "KilojoulesDisagree"; readonly ratio: number }
  | { readonly _tag: "PartAboveWhole"; readonly part: NutrientId; readonly whole: NutrientId }
  /** More than 105 g of parts in 100 g: perhaps per 100 ml of something heavy, or per package. */
  | { readonly _tag: "PartsAbove100g"; readonly grams: number }
  /** Everything is known and it is less than 90 g: perhaps the figures of a smaller serving. */
  | { readonly _tag: "PartsBelow100g"; readonly grams: number }
  /** Sodium was given the figure of salt, which is 2.5 times as much. */
  | { readonly _tag: "SodiumIsSalt" }
  | BasisFlag
  /** N17: an EU label without fibre, so that its carbohydrate could not be converted. */
  | { readonly _tag: "FibreUnknown" }
  /** The figures are of the prepared food. */
  | { readonly _tag: "PreparedOnly" };

export type QualityHints = BasisHints & {
  /** As printed beside the kilocalories. */
  readonly kilojoules?: number;
  readonly saltGrams?: number;
  readonly isPrepared?: boolean;
};

const PARTS_OF = [
  ["saturated_fat", "fat"],
  ["trans_fat", "fat"],
  ["monounsaturated_fat", "fat"],
  ["polyunsaturated_fat", "fat"],
  ["sugar", "carbohydrates"],
  ["added_sugars", "sugar"],
] as const satisfies readonly (readonly [NutrientId, NutrientId])[];

/** Nutrients that give energy: if one of them is known, energy should be. */
const ENERGETIC = ["fat", "protein", "carbohydrates", "sugar", "alcohol"] as const;

/** Half a gram and 2 %: what rounding on a label may do. */
const isAbove = (part: number, whole: number): boolean => part > whole * 1.02 + 0.5;

/** N10, of energy alone: whether it is missing, more than any food has, or another than its parts make. */
export const energyFlags = (facts: NutritionFacts, basis: LabelBasis): readonly EnergyFlag[] => {
  const ofParts = energyOfParts(facts, basis);
  const { energy } = facts;
  if (energy === undefined) return ENERGETIC.some((id) => facts[id] !== undefined) ? [{ _tag: "EnergyMissing" }] : [];
  const above: readonly EnergyFlag[] = energy > 900 ? [{ _tag: "EnergyAbovePureFat", energy }] : [];
  if (ofParts === undefined) return above;
  if (ofParts > 5 && energy >= 3.6 * ofParts && energy <= 4.6 * ofParts)
    return [...above, { _tag: "KilojoulesAsKcal", energy, ofParts }];
  return Math.abs(energy - ofParts) > Math.max(20, 0.2 * energy)
    ? [...above, { _tag: "EnergyDiffersFromParts", energy, ofParts }]
    : above;
};

const partFlags = (facts: NutritionFacts, basis: LabelBasis): readonly QualityFlag[] => {
  const flags: QualityFlag[] = [];
  // Fibre is no sugar: on either label sugars are a part of the available carbohydrate.
  const available = carbohydratesIn(facts, basis, "eu");
  for (const [part, whole] of PARTS_OF) {
    const [small, large] = [facts[part], whole === "carbohydrates" ? available : facts[whole]];
    if (small !== undefined && large !== undefined && isAbove(small, large))
      flags.push({ _tag: "PartAboveWhole", part, whole });
  }
  const total = carbohydratesIn(facts, basis, "us");
  const parts = [facts.fat, facts.protein, total, facts.water, facts.alcohol ?? 0, facts.ash ?? 0];
  const grams = parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
  if (grams > 105) flags.push({ _tag: "PartsAbove100g", grams });
  else if (parts.every((part) => part !== undefined) && grams < 90) flags.push({ _tag: "PartsBelow100g", grams });
  return flags;
};

/** N10: plausibility of the facts of 100 g, while typing and at import; none for facts about which nothing is known. */
export const qualityFlags = (
  facts: NutritionFacts,
  basis: LabelBasis,
  hints: QualityHints = {},
): readonly QualityFlag[] => {
  const flags: QualityFlag[] = [
    ...energyFlags(facts, basis),
    ...partFlags(facts, basis),
    ...basisFlags(facts, basis, hints),
  ];
  const { kilojoules, saltGrams } = hints;
  if (kilojoules !== undefined && facts.energy !== undefined && facts.energy > 0) {
    const ratio = kilojoules / facts.energy;
    if (!(ratio >= 4 && ratio <= 4.4)) flags.push({ _tag: "KilojoulesDisagree", ratio });
  }
  const sodium = facts.sodium === undefined ? undefined : facts.sodium / 1000;
  const isSalt =
    saltGrams !== undefined &&
    saltGrams > 0.05 &&
    sodium !== undefined &&
    Math.abs(sodium - saltGrams) < saltGrams * 0.1;
  if (isSalt || (sodium !== undefined && sodium > 40)) flags.push({ _tag: "SodiumIsSalt" });
  if (basis === "eu" && facts.fiber === undefined && (facts.carbohydrates ?? 0) > 0)
    flags.push({ _tag: "FibreUnknown" });
  if (hints.isPrepared === true) flags.push({ _tag: "PreparedOnly" });
  return flags;
};
