import { utcText } from "../calendar/index.ts";
import { NUTRIENT_IDS, nutrientUnit, type NutritionFacts } from "../nutrition/index.ts";
import type { CsvCell } from "./csv.ts";

const UNITS = { kcal: "kcal", g: "g", mg: "mg", µg: "ug", IU: "iu" } as const;

/** A column for each nutrient with its unit: "iron_mg", "vitamin_a_ug". */
export const NUTRIENT_COLUMNS: readonly string[] = /* @__PURE__ */ NUTRIENT_IDS.map(
  (id) => `${id}_${UNITS[nutrientUnit(id)]}`,
);

export const nutrientCells = (facts: NutritionFacts): readonly CsvCell[] => NUTRIENT_IDS.map((id) => facts[id]);

export const instantCell = (milliseconds: number): string => utcText(milliseconds);
