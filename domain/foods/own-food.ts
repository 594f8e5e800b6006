import { isNutritionFacts, scaleFacts, type NutritionFacts } from "../nutrition/index.ts";
import { err, ok, type Result } from "../result/index.ts";
import { plainLine } from "../text/index.ts";
import type { Food, Serving } from "./food.ts";
import { servingIdOf } from "./servings.ts";

/** A food of a member's own as it is typed: its figures are of `factsGrams`, 100 or a serving's weight. */
export type OwnFoodDraft = Pick<Food, "description" | "brand" | "basis"> & {
  readonly facts: NutritionFacts;
  readonly factsGrams: number;
  readonly servings: readonly { readonly label: string; readonly grams: number }[];
};

/** What of the food is kept of a draft: figures of 100 g, and servings with ids. */
export type OwnFood = Pick<Food, "description" | "brand" | "basis" | "nutrients" | "servings">;

export type OwnFoodRefused = {
  readonly _tag: "OwnFoodRefused";
  readonly field: "description" | "brand" | "facts" | "factsGrams" | "servings";
  /** The most characters, grams or servings. */
  readonly max: number;
};

const MOST = { description: 100, brand: 60, label: 60, servings: 20, grams: 10_000 } as const;

const isWeight = (grams: number): boolean => grams > 0 && grams <= MOST.grams;

/**
 * F17: an own food has a description of 1 to 100 characters, perhaps a brand of up to 60, and up to 20 servings with labels of up to
 * 60, no two alike. Figures of a serving are kept as those of 100 g; what is unknown stays so.
 */
export const checkOwnFood = (draft: OwnFoodDraft): Result<OwnFood, OwnFoodRefused> => {
  const refuse = (field: OwnFoodRefused["field"], max: number) =>
    err<OwnFoodRefused>({ _tag: "OwnFoodRefused", field, max });
  const description = plainLine(draft.description, MOST.description);
  if (description === undefined) return refuse("description", MOST.description);
  const brand = (draft.brand ?? "").trim() === "" ? "" : plainLine(draft.brand ?? "", MOST.brand);
  if (brand === undefined) return refuse("brand", MOST.brand);
  if (!isWeight(draft.factsGrams)) return refuse("factsGrams", MOST.grams);
  const nutrients = scaleFacts(draft.facts, 100 / draft.factsGrams);
  if (!isNutritionFacts(draft.facts) || !isNutritionFacts(nutrients)) return refuse("facts", MOST.grams);
  const servings: Serving[] = [];
  for (const { label: given, grams } of draft.servings) {
    const label = plainLine(given, MOST.label);
    if (label === undefined || !isWeight(grams) || servings.some((one) => one.label === label))
      return refuse("servings", MOST.grams);
    servings.push({ id: servingIdOf(label, (id) => servings.some((one) => one.id === id)), label, grams });
  }
  if (servings.length > MOST.servings) return refuse("servings", MOST.servings);
  return ok({ description, ...(brand === "" ? {} : { brand }), basis: draft.basis, nutrients, servings });
};
