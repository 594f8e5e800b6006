import type { TimeOfDay } from "../calendar/index.ts";
import { mealAt, type Meal, type Slot } from "../diary/index.ts";

const WORDS: readonly (readonly [RegExp, Meal])[] = [
  [/breakfast|morning|frühstück|desayuno|petit.?déjeuner|colazione|ontbijt/iu, "breakfast"],
  [/lunch|noon|mittag|almuerzo|comida|pranzo|^déjeuner/iu, "lunch"],
  [/dinner|supper|evening|abend|cena|dîner|avondeten/iu, "dinner"],
  [/snack|anytime|dessert|merienda|spuntin/iu, "snacks"],
];

/** I8: the member's slot of a meal of a file: one of the same name, one that its words mean, else snacks. */
export const matchMeal = (name: string, slots: readonly Slot[]): { readonly meal: Meal; readonly isSure: boolean } => {
  const plain = name.trim().toLowerCase();
  const own = slots.find((slot) => slot.name?.trim().toLowerCase() === plain || slot.id === plain);
  if (own !== undefined) return { meal: own.id, isSure: true };
  const found = WORDS.find(([words]) => words.test(name));
  return found === undefined ? { meal: "snacks", isSure: false } : { meal: found[1], isSure: true };
};

/** I8: a food without a meal goes by its hour. */
export const mealWithoutName = (time: TimeOfDay | undefined): Meal => (time === undefined ? "snacks" : mealAt(time));
