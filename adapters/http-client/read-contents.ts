import type { NutrientId, NutritionFacts } from "@morsel/domain/nutrition";
import type { WireContents } from "../http-contract/contents.ts";

/** The thermochemical calorie. */
const KJ_PER_KCAL = 4.184;

/** Contents on the wire as the domain's facts: energy in kilocalories, unknown stays absent. */
export const readContents = (wire: WireContents): NutritionFacts => {
  const { energy, ...amounts } = wire;
  if (energy === undefined) return amounts;
  return { ...amounts, energy: energy.unit === "kilojoules" ? energy.value / KJ_PER_KCAL : energy.value };
};

export const writeContents = (facts: NutritionFacts): WireContents => {
  const { energy, ...amounts } = facts;
  return energy === undefined ? amounts : { ...amounts, energy: { unit: "calories", value: energy } };
};

/**
 * The facts per 100 g behind the contents of an amount. Twelve digits are more than any laboratory writes and take the
 * rounding of the multiplication back out, so what was frozen at logging is found again.
 */
export const per100gOf = (contents: WireContents, grams: number): NutritionFacts => {
  const facts: { [Id in NutrientId]?: number } = { ...readContents(contents) };
  for (const id of Object.keys(facts) as NutrientId[]) {
    const amount = facts[id];
    if (amount !== undefined) facts[id] = Number(((amount * 100) / grams).toPrecision(12));
  }
  return facts;
};
