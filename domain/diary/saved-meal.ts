import type { Food, FoodId, ServingId } from "../foods/index.ts";
import { err, ok, type Result } from "../result/index.ts";
import { plainLine } from "../text/index.ts";
import { DAY_LIMIT } from "./day-limit.ts";
import { derivedId } from "./derived-id.ts";
import { entryOf, type EntryRequest, type ServingUnknown } from "./entry-rules.ts";
import type { AmountRefused } from "./grams.ts";
import type { FoodEntry } from "./entry.ts";

/** Foods that are logged together, by amount and serving: their figures are those of the foods when they are logged. */
export type SavedMeal = {
  readonly name: string;
  readonly items: readonly { readonly foodId: FoodId; readonly amount: number; readonly serving: ServingId }[];
};

export type SavedMealRefused =
  | { readonly _tag: "MealNameRefused"; readonly min: 1; readonly max: number }
  | { readonly _tag: "MealItemsRefused"; readonly min: 1; readonly max: number };

const NAME_MAX = 60;

/** D25: a meal has a name of 1 to 60 characters and 1 to 200 foods, in the order in which they were logged. */
export const savedMealOf = (
  name: string,
  entries: readonly Pick<FoodEntry, "foodId" | "amount" | "serving">[],
): Result<SavedMeal, SavedMealRefused> => {
  const plain = plainLine(name, NAME_MAX);
  if (plain === undefined) return err({ _tag: "MealNameRefused", min: 1, max: NAME_MAX });
  if (entries.length === 0 || entries.length > DAY_LIMIT)
    return err({ _tag: "MealItemsRefused", min: 1, max: DAY_LIMIT });
  return ok({
    name: plain,
    items: entries.map(({ foodId, amount, serving: { id } }) => ({ foodId, amount, serving: id })),
  });
};

export type FoodGone = { readonly _tag: "FoodGone"; readonly foodId: FoodId };

/**
 * D26: a saved meal as entries, `times` as much of each; ids follow from the request's and the place in the meal, so that a
 * repeat makes nothing twice. All or nothing: a food or a serving that is gone is named, for the member to leave out or replace.
 */
export const logSavedMeal = (
  { items }: SavedMeal,
  foods: ReadonlyMap<FoodId, Food>,
  request: Omit<EntryRequest, "amount" | "serving">,
  times = 1,
): Result<readonly FoodEntry[], FoodGone | ServingUnknown | AmountRefused> => {
  const entries: FoodEntry[] = [];
  for (const [place, { foodId, amount, serving }] of items.entries()) {
    const food = foods.get(foodId);
    if (food === undefined) return err({ _tag: "FoodGone", foodId });
    const id = derivedId(request.id, String(place));
    const entry = entryOf(food, { ...request, id, amount: amount * times, serving });
    if (!entry.ok) return entry;
    entries.push(entry.value);
  }
  return ok(entries);
};
