import type { WidgetNutrient } from "@morsel/domain/dashboard";

/** The message that names a nutrient, or what is computed of some. */
export const nutrientName = <Id extends WidgetNutrient>(id: Id) => ({ id: `nutrient.${id}` as const });

/** The same where room is short: a column's head, three bars abreast. */
export const shortName = <Id extends WidgetNutrient>(id: Id) =>
  id === "carbohydrates" ? { id: "nutrient.carbohydrates.short" as const } : nutrientName(id);
