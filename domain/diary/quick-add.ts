import type { FoodId, ServingId } from "../foods/index.ts";
import { isNutritionFacts, type NutritionFacts } from "../nutrition/index.ts";
import { err, ok, type Result } from "../result/index.ts";
import type { DiaryEntry } from "./entry.ts";
import type { EntryRequest } from "./entry-rules.ts";
import { plainName } from "./plain-name.ts";

export type QuickAddRefused =
  | { readonly _tag: "QuickAddNameRefused"; readonly min: 1; readonly max: number }
  | { readonly _tag: "QuickAddFactsRefused"; readonly needed: "energy" };

const NAME_MAX = 100;

/** D27: energy, and any nutrient, under a name: an entry of one portion whose contents are just these figures. */
export const quickAdd = (
  name: string,
  facts: NutritionFacts,
  { id, date, meal, time, loggedAt }: Omit<EntryRequest, "amount" | "serving">,
): Result<DiaryEntry, QuickAddRefused> => {
  const description = plainName(name, NAME_MAX);
  if (description === undefined) return err({ _tag: "QuickAddNameRefused", min: 1, max: NAME_MAX });
  if (facts.energy === undefined || !isNutritionFacts(facts))
    return err({ _tag: "QuickAddFactsRefused", needed: "energy" });
  return ok({
    id,
    date,
    meal,
    foodId: `quick-${id}` as FoodId,
    description,
    amount: 1,
    serving: { id: "quick-add" as ServingId, label: "1", grams: 100 },
    grams: 100,
    per100g: facts,
    ...(time === undefined ? {} : { time }),
    loggedAt,
    version: 1,
  });
};
