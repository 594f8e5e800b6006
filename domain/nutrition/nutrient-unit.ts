import type { NutrientId } from "./nutrient-id.ts";

export type NutrientUnit = "kcal" | "g" | "mg" | "µg" | "IU";

const MILLIGRAMS: ReadonlySet<NutrientId> = new Set<NutrientId>([
  "cholesterol",
  "sodium",
  "potassium",
  "vitamin_c",
  "calcium",
  "iron",
  "caffeine",
  "theobromine",
  "magnesium",
  "phosphorus",
  "zinc",
  "copper",
  "manganese",
  "chloride",
  "vitamin_e",
  "vitamin_e_added",
  "thiamin",
  "riboflavin",
  "niacin",
  "pantothenic_acid",
  "vitamin_b6",
  "choline",
  "betaine",
]);

const MICROGRAMS: ReadonlySet<NutrientId> = new Set<NutrientId>([
  "vitamin_a",
  "selenium",
  "fluoride",
  "iodine",
  "chromium",
  "molybdenum",
  "retinol",
  "carotene_beta",
  "carotene_alpha",
  "cryptoxanthin_beta",
  "lycopene",
  "lutein_zeaxanthin",
  "vitamin_d",
  "vitamin_k",
  "biotin",
  "folate",
  "folic_acid",
  "folate_food",
  "folate_dfe",
  "vitamin_b12",
  "vitamin_b12_added",
]);

/** N12: the unit in which amounts of a nutrient are kept. Most are in grams: the page carries the names of the others only. */
export const nutrientUnit = (id: NutrientId): NutrientUnit => {
  if (MILLIGRAMS.has(id)) return "mg";
  if (MICROGRAMS.has(id)) return "µg";
  return id === "energy" ? "kcal" : id === "vitamin_a_iu" ? "IU" : "g";
};
