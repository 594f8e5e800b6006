/** The four slots that everybody has. */
export const MEALS = ["breakfast", "lunch", "dinner", "snacks"] as const;
export type MainMeal = (typeof MEALS)[number];

/** D13: those, and two that a member may add. An entry, and a share of the day's energy (G13), is of one of the six. */
export const SLOT_IDS = [...MEALS, "extra1", "extra2"] as const;
export type Meal = (typeof SLOT_IDS)[number];
export const isMeal = (meal: unknown): meal is Meal => SLOT_IDS.includes(meal as Meal);
