import type { NutrientId, NutritionFacts } from "../nutrition/index.ts";

/** Nutrients that heat and water destroy by shares that differ from kitchen to kitchen. */
const LOST_IN_COOKING: ReadonlySet<NutrientId> = new Set<NutrientId>([
  "vitamin_c",
  "thiamin",
  "folate",
  "folic_acid",
  "folate_food",
  "folate_dfe",
  "vitamin_b6",
  "pantothenic_acid",
]);

/** R9: what is known of a dish that was cooked nobody knows how exactly; what cooking may have destroyed is not. */
export const factsAfterCooking = (facts: NutritionFacts): NutritionFacts =>
  Object.fromEntries(Object.entries(facts).filter(([id]) => !LOST_IN_COOKING.has(id as NutrientId)));
