import { factsOfGrams, scaleFacts, type NutrientId, type NutritionFacts } from "../nutrition/index.ts";
import { err, ok, type Result } from "../result/index.ts";
import { RECIPE_LIMITS } from "./limits.ts";

/** An ingredient as it goes into the pot; another recipe is one with that recipe's facts. */
export type RecipeIngredient = { readonly per100g: NutritionFacts; readonly grams: number };

/** Yield of a recipe: a number of servings, and what the dish weighs when it is done, if somebody weighed it. */
export type RecipeYield = {
  readonly servings: number;
  /** Cooked, on the scale with the pot. */
  readonly grossGrams?: number;
  /** The empty pot. */
  readonly tareGrams?: number;
};

export type RecipeRefused = {
  readonly _tag: "RecipeRefused";
  readonly field: "ingredients" | "servings" | "grossGrams" | "tareGrams";
};

export type RecipeFacts = {
  /** Facts of the whole dish. */
  readonly total: NutritionFacts;
  readonly perServing: NutritionFacts;
  readonly per100g: NutritionFacts;
  readonly servingGrams: number;
  /** Weight of the finished dish: the scale less the pot, else what went in. */
  readonly grams: number;
};

/** A nutrient counts as known of the dish when ingredients that know it make this share of its weight without water. */
const KNOWN_SHARE = 0.95;

const isAmount = (n: number): boolean => n > 0 && n <= RECIPE_LIMITS.grams;

/**
 * R3: a dish holds what went in; cooking takes and gives only water, so facts per 100 g follow the weight when it is done. R4: a
 * nutrient is known of the dish when ingredients of 95 % of the weight that went in know it, water apart: of a soup that weighs most
 * and says nothing. R8: its water is what went in and
 * what cooking gave or took, unknown where it lost more than it had, as with fat that was poured off.
 */
export const recipeFacts = (
  ingredients: readonly RecipeIngredient[],
  made: RecipeYield,
): Result<RecipeFacts, RecipeRefused> => {
  const refuse = (field: RecipeRefused["field"]) => err<RecipeRefused>({ _tag: "RecipeRefused", field });
  const { servings, grossGrams, tareGrams = 0 } = made;
  if (
    ingredients.length < 1 ||
    ingredients.length > RECIPE_LIMITS.lines ||
    !ingredients.every(({ grams }) => isAmount(grams))
  )
    return refuse("ingredients");
  if (!(servings > 0 && servings <= RECIPE_LIMITS.servings)) return refuse("servings");
  if (grossGrams !== undefined && !isAmount(grossGrams)) return refuse("grossGrams");
  if (!(tareGrams >= 0 && tareGrams < (grossGrams ?? Infinity))) return refuse("tareGrams");
  const raw = ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const grams = grossGrams === undefined ? raw : grossGrams - tareGrams;
  const parts = ingredients.map((one) => {
    const facts = factsOfGrams(one.per100g, one.grams);
    return { facts, dry: one.grams - (facts.water ?? 0) };
  });
  const dry = parts.reduce((sum, part) => sum + part.dry, 0);
  const total: { [Id in NutrientId]?: number } = {};
  for (const id of new Set(parts.flatMap(({ facts }) => Object.keys(facts) as NutrientId[]))) {
    let known = 0;
    let sum = 0;
    for (const part of parts) {
      const amount = part.facts[id];
      if (amount === undefined) continue;
      known += part.dry;
      sum += amount;
    }
    if (known >= KNOWN_SHARE * dry) total[id] = sum;
  }
  if (total.water !== undefined) {
    const water = total.water + grams - raw;
    if (water < 0) delete total.water;
    else total.water = water;
  }
  return ok({
    total,
    perServing: scaleFacts(total, 1 / servings),
    per100g: scaleFacts(total, 100 / grams),
    servingGrams: grams / servings,
    grams,
  });
};
