import { lookUp } from "../lookup/index.ts";
import type { NutrientId } from "../nutrition/index.ts";
import { percentOf } from "./label-amount.ts";

type Intakes = { readonly [Id in NutrientId | "salt"]?: number };

/** Regulation (EU) 1169/2011, Annex XIII, part B: what every label declares; energy in kcal (8400 kJ), salt in grams. */
export const DECLARED_INTAKES: Intakes = {
  energy: 2000,
  fat: 70,
  saturated_fat: 20,
  carbohydrates: 260,
  sugar: 90,
  protein: 50,
  salt: 6,
};

/** Part B and part A, vitamins and minerals, in each nutrient's own unit. */
export const EU_REFERENCE_INTAKES: Intakes = {
  ...DECLARED_INTAKES,
  vitamin_a: 800,
  vitamin_d: 5,
  vitamin_e: 12,
  vitamin_k: 75,
  vitamin_c: 80,
  thiamin: 1.1,
  riboflavin: 1.4,
  niacin: 16,
  vitamin_b6: 1.4,
  folate: 200,
  vitamin_b12: 2.5,
  biotin: 50,
  pantothenic_acid: 6,
  potassium: 2000,
  chloride: 800,
  calcium: 800,
  phosphorus: 700,
  magnesium: 375,
  iron: 14,
  zinc: 10,
  copper: 1,
  manganese: 2,
  fluoride: 3500,
  selenium: 55,
  chromium: 40,
  molybdenum: 50,
  iodine: 150,
};

/** L14: amount ÷ reference intake × 100, not rounded; undefined where there is none. */
export const euPercent = (id: NutrientId | "salt", amount: number): number | undefined =>
  percentOf(lookUp(EU_REFERENCE_INTAKES, id), amount);
