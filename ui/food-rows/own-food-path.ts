import type { FoodId } from "@morsel/domain/foods";

export const OWN_FOODS_PATH = "/food/mine";

/** The form, for what is done with a food; `entry` is the one from which it was opened. */
export const ownFoodFormPath = (
  what: "edit" | "duplicate" | "submit",
  food: FoodId,
  entry?: { readonly id: string; readonly date: string } | undefined,
): string =>
  `/food/${what}?${new URLSearchParams({ food, ...(entry === undefined ? {} : { entry: entry.id, date: entry.date }) })}`;

/** The form for a new food, with what was typed in the search: its name, or the digits of its barcode. */
export const newFoodPath = (typed: string): string => {
  const digits = typed.replaceAll(/[\s-]/g, "");
  const isCode = /^\d{8}$|^\d{12,14}$/.test(digits);
  return `/food/new?${new URLSearchParams(isCode ? { barcode: digits } : { name: typed.slice(0, 100) })}`;
};
