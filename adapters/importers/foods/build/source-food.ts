import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { SourcePortion } from "@morsel/domain/foods";
import { isNutrientId, type NutrientId, type NutritionFacts } from "@morsel/domain/nutrition";

/** A food as the source folder has it; its README says what each field means. */
export type SourceFood = {
  readonly id: string;
  readonly dataset: "sr28" | "foundation" | "fndds";
  readonly code: string;
  readonly fdc_id?: number;
  readonly ndb?: string;
  readonly nutrients_from_ndb?: string;
  readonly name: string;
  readonly alt_names?: readonly string[];
  readonly manufacturer?: string;
  readonly category: string;
  readonly survey?: boolean;
  readonly auxiliary?: boolean;
  readonly missing?: readonly string[];
  readonly publication_date?: string;
  readonly nutrients: Readonly<Record<string, number>>;
  readonly portions?: readonly SourcePortion[];
  readonly default_grams?: number;
};

const FILES = ["foods-sr28.ndjson.gz", "foods-foundation-2025-04.ndjson.gz", "foods-fndds-2021-2023.ndjson.gz"];

/** Foods that are fit for a diary: no helper entries, none without its energy or a macronutrient. */
export const readSourceFoods = (folder: string): readonly SourceFood[] =>
  FILES.flatMap((file) =>
    gunzipSync(readFileSync(join(folder, file)))
      .toString("utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as SourceFood)
      .filter((food) => food.auxiliary !== true && food.missing === undefined),
  );

/** Keys of the source whose words are not ours. */
const RENAMED: Readonly<Record<string, NutrientId>> = {
  energy_kcal: "energy",
  carbohydrate_g: "carbohydrates",
  sugars_g: "sugar",
  vitamin_a_rae_ug: "vitamin_a",
  vitamin_a_iu: "vitamin_a_iu",
};

const nutrientOf = (key: string): NutrientId => {
  const id = RENAMED[key] ?? key.replace(/_(?:g|mg|ug)$/u, "");
  if (!isNutrientId(id)) throw new Error(`Unknown nutrient in the source: ${key}`);
  return id;
};

/** All that is known; what is absent stays unknown. */
export const factsOf = (food: SourceFood): NutritionFacts =>
  Object.fromEntries(Object.entries(food.nutrients).map(([key, amount]) => [nutrientOf(key), amount]));
