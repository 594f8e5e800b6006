import type { NutrientId, NutritionFacts } from "@morsel/domain/nutrition";
import { KJ_PER_KCAL } from "@morsel/domain/units";
import type { WireContents } from "../http-contract/contents.ts";

/** Nine decimals of any unit are finer than any laboratory; what floating point adds beyond is left out. */
export const wireAmount = (amount: number): number => Math.round(amount * 1e9) / 1e9;

/** Facts as contents of the wire, times a factor; energy in calories, unknown stays absent. */
export const writeContents = (facts: NutritionFacts, factor = 1): WireContents => {
  const contents: Record<string, unknown> = {};
  for (const id in facts) {
    const amount = facts[id as NutrientId];
    if (amount === undefined) continue;
    contents[id] =
      id === "energy" ? { unit: "calories", value: wireAmount(amount * factor) } : wireAmount(amount * factor);
  }
  return contents;
};

export const readContents = (wire: WireContents): NutritionFacts => {
  const { energy, ...amounts } = wire;
  if (energy === undefined) return amounts;
  return { ...amounts, energy: energy.unit === "kilojoules" ? energy.value / KJ_PER_KCAL : energy.value };
};
