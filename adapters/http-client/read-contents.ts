import type { NutrientId, NutritionFacts } from "@morsel/domain/nutrition";
import { KJ_PER_KCAL } from "@morsel/domain/units";
import type { WireContents } from "../http-contract/contents.ts";

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

/** The wire leaves out what is beyond nine decimals. */
const WIRE_DECIMALS = 9;

/**
 * The facts per 100 g behind the contents of an amount: as many decimals as the amount lets through are kept, and what
 * the multiplication added is taken back out, so that what was frozen at logging is found again.
 */
export const per100gOf = (contents: WireContents, grams: number): NutritionFacts => {
  const facts: { [Id in NutrientId]?: number } = { ...readContents(contents) };
  const decimals = WIRE_DECIMALS - 1 - Math.max(0, Math.ceil(Math.log10(100 / grams)));
  const step = 10 ** Math.max(0, decimals);
  for (const id of Object.keys(facts) as NutrientId[]) {
    const amount = facts[id];
    if (amount !== undefined) facts[id] = Math.round(((amount * 100) / grams) * step) / step;
  }
  return facts;
};
