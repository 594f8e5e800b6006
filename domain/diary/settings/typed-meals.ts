import type { Slot } from "./slots.ts";
import { type Meal, SLOT_IDS } from "../../meal-slots/index.ts";

/** The meals that a member may add (D13). */
export const EXTRA_MEALS = ["extra1", "extra2"] as const;
export const isExtraMeal = (meal: Meal): meal is (typeof EXTRA_MEALS)[number] => EXTRA_MEALS.some((id) => id === meal);

/** Names as typed for each meal, "" for the usual one; an extra meal without an entry is switched off. */
export type TypedMealNames = { readonly [Id in Meal]?: string };

export const typedNamesOf = (slots: readonly Slot[]): TypedMealNames =>
  Object.fromEntries(slots.map(({ id, name = "" }) => [id, name]));

/** D13: the slots in the order in which they stood, and after them what was switched on. */
export const slotsOfNames = (typed: TypedMealNames, before: readonly Slot[]): readonly Slot[] => {
  const order = [...new Set<Meal>([...before.map(({ id }) => id), ...SLOT_IDS])];
  return order.flatMap((id): readonly Slot[] => {
    const name = typed[id];
    if (name === undefined) return isExtraMeal(id) ? [] : [{ id }];
    return name.trim() === "" && !isExtraMeal(id) ? [{ id }] : [{ id, name }];
  });
};
