import { apportion } from "../units/index.ts";
import { carbohydratesIn, type LabelBasis } from "./basis.ts";
import { KCAL_PER_GRAM } from "./kcal-per-gram.ts";
import type { NutritionFacts } from "./nutrition-facts.ts";

/** Grams of the three, or a per cent of each. */
type Macros = { readonly carbohydrates: number; readonly fat: number; readonly protein: number };

/** N9: kcal of carbohydrate, fat and protein, in this order. */
export const macroEnergies = ({ carbohydrates, fat, protein }: Macros): readonly [number, number, number] => [
  KCAL_PER_GRAM.carbohydrates * carbohydrates,
  KCAL_PER_GRAM.fat * fat,
  KCAL_PER_GRAM.protein * protein,
];

/**
 * N5: the energy that the parts of a food make: 4 kcal a gram of protein and of available carbohydrate, 9 of fat, 2 of fibre,
 * 2.4 of polyols, 7 of alcohol (EU 1169/2011, Annex XIV). Protein, fat and carbohydrate must be known; the others count as
 * none when they are not.
 */
export const energyOfParts = (facts: NutritionFacts, basis: LabelBasis): number | undefined => {
  const { protein, fat, fiber = 0, alcohol = 0, polyols = 0 } = facts;
  const available = carbohydratesIn(facts, basis, "eu");
  if (protein === undefined || fat === undefined || available === undefined) return undefined;
  const starches = Math.max(0, available - polyols);
  const [ofStarches, ofFat, ofProtein] = macroEnergies({ carbohydrates: starches, fat, protein });
  return ofStarches + ofProtein + ofFat + 2 * fiber + 2.4 * polyols + 7 * alcohol;
};

export type EnergyShares = Macros;

/**
 * N9: which per cent of the macros' energy is carbohydrate, fat and protein, at 4, 9 and 4 kcal a gram. Whole per cents that
 * make 100: the largest remainders take what rounding leaves. Undefined when one is unknown or all are none.
 */
export const energyShares = (facts: NutritionFacts): EnergyShares | undefined => {
  const { carbohydrates: c, fat: f, protein: p } = facts;
  if (c === undefined || f === undefined || p === undefined) return undefined;
  const whole = apportion(macroEnergies({ carbohydrates: c, fat: f, protein: p }), 100);
  if (whole === undefined) return undefined;
  const [carbohydrates = 0, fat = 0, protein = 0] = whole;
  return { carbohydrates, fat, protein };
};
