import type { NutrientId } from "@morsel/domain/nutrition";

/** The message that names a nutrient. */
export const nutrientName = <Id extends NutrientId>(id: Id) => ({ id: `nutrient.${id}` as const });

/** The same where room is short: a column's head, three bars abreast. */
export const shortName = <Id extends NutrientId>(id: Id) =>
  id === "carbohydrates" ? { id: "nutrient.carbohydrates.short" as const } : nutrientName(id);
