import { lookUp } from "../../lookup/index.ts";
import { isNutrientAmount, isNutrientId, type NutrientId, type NutritionFacts } from "../../nutrition/index.ts";
import { err, ok, type Result } from "../../result/index.ts";

/** Bounds in the nutrient's own unit; both together are a range. */
export type NutrientLimit = { readonly min?: number; readonly max?: number };
export type NutrientLimits = { readonly [Id in NutrientId]?: NutrientLimit };

export type LimitRefused = {
  readonly _tag: "LimitRefused";
  readonly nutrient: NutrientId;
  readonly accepted: "0 <= min <= max";
};

/** G12: what one should not exceed; every other goal is to be reached. */
const TO_STAY_UNDER: ReadonlySet<NutrientId> = new Set<NutrientId>([
  "energy",
  "fat",
  "carbohydrates",
  "saturated_fat",
  "trans_fat",
  "cholesterol",
  "sodium",
  "sugar",
  "added_sugars",
  "alcohol",
  "caffeine",
]);

/** The limit that was set, or what the daily goal means by itself: a maximum for what one stays under, else a minimum. */
export const limitOf = (
  id: NutrientId,
  goal: NutritionFacts,
  limits: NutrientLimits = {},
): NutrientLimit | undefined => {
  const target = lookUp(goal, id);
  const set = lookUp(limits, id);
  if (set !== undefined) return set;
  if (target === undefined) return undefined;
  return TO_STAY_UNDER.has(id) ? { max: target } : { min: target };
};

export type LimitState = "under" | "within" | "over";

export const limitState = (amount: number, { min, max }: NutrientLimit): LimitState =>
  max !== undefined && amount > max ? "over" : min !== undefined && amount < min ? "under" : "within";

export const checkLimits = (limits: NutrientLimits): Result<NutrientLimits, LimitRefused> => {
  for (const nutrient of Object.keys(limits) as NutrientId[]) {
    const { min = 0, max = min } = limits[nutrient] ?? {};
    if (!isNutrientId(nutrient) || !isNutrientAmount(min) || !isNutrientAmount(max) || min > max)
      return err({ _tag: "LimitRefused", nutrient, accepted: "0 <= min <= max" });
  }
  return ok(limits);
};
