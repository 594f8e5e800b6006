import { lookUp } from "../lookup/index.ts";
import type { NutrientId } from "../nutrition/index.ts";
import { percentOf } from "./label-amount.ts";

/** Daily Values for adults and children of four or more, in each nutrient's own unit: 21 CFR 101.9(c)(8)(iv) and (c)(9). */
export const DAILY_VALUES: { readonly [Id in NutrientId]?: number } = {
  fat: 78,
  saturated_fat: 20,
  cholesterol: 300,
  sodium: 2300,
  carbohydrates: 275,
  fiber: 28,
  added_sugars: 50,
  protein: 50,
  vitamin_d: 20,
  calcium: 1300,
  iron: 18,
  potassium: 4700,
  vitamin_a: 900,
  vitamin_c: 90,
  vitamin_e: 15,
  vitamin_k: 120,
  thiamin: 1.2,
  riboflavin: 1.3,
  niacin: 16,
  vitamin_b6: 1.7,
  folate_dfe: 400,
  vitamin_b12: 2.4,
  biotin: 30,
  pantothenic_acid: 5,
  phosphorus: 1250,
  iodine: 150,
  magnesium: 420,
  zinc: 11,
  selenium: 55,
  copper: 0.9,
  manganese: 2.3,
  chromium: 35,
  molybdenum: 45,
  chloride: 2300,
  choline: 550,
};

/** L1: amount ÷ daily value × 100, not rounded; undefined where the law has no daily value or the amount is none. */
export const percentDailyValue = (id: NutrientId, amount: number): number | undefined =>
  percentOf(lookUp(DAILY_VALUES, id), amount);

/** Nutrients that are counted in micrograms; every other vitamin and mineral is in milligrams, as `nutrientUnit` says. */
const MICROGRAMS: ReadonlySet<NutrientId> = new Set<NutrientId>([
  "vitamin_d",
  "vitamin_a",
  "vitamin_k",
  "folate_dfe",
  "vitamin_b12",
  "biotin",
  "iodine",
  "selenium",
  "chromium",
  "molybdenum",
]);

/** The unit of a vitamin or mineral with a daily value: the table of all nutrients need not come along for it. */
export const vitaminUnit = (id: NutrientId): "µg" | "mg" => (MICROGRAMS.has(id) ? "µg" : "mg");
