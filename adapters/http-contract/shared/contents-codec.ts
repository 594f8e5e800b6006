import type { DailyGoal } from "@morsel/domain/goals";
import type { NutrientId, NutritionFacts } from "@morsel/domain/nutrition";
import { KJ_PER_KCAL } from "@morsel/domain/units";
import type { WireContents } from "./contents.ts";

/** Nine decimals of any unit are finer than any laboratory; what floating point adds beyond is left out. */
export const WIRE_DECIMALS = 9;
const PRECISION = 10 ** WIRE_DECIMALS;

export const wireAmount = (amount: number): number => Math.round(amount * PRECISION) / PRECISION;

/** Facts as contents of the wire: energy in calories, unknown stays absent. */
export const writeContents = (facts: NutritionFacts): WireContents => {
  const contents: Record<string, unknown> = {};
  for (const id in facts) {
    const amount = facts[id as NutrientId];
    if (amount === undefined) continue;
    contents[id] = id === "energy" ? { unit: "calories", value: wireAmount(amount) } : wireAmount(amount);
  }
  return contents;
};

/** Contents on the wire as the domain's facts: energy in kilocalories, unknown stays absent. */
export const readContents = (wire: WireContents): NutritionFacts => {
  const { energy, ...amounts } = wire;
  if (energy === undefined) return amounts;
  return { ...amounts, energy: energy.unit === "kilojoules" ? energy.value / KJ_PER_KCAL : energy.value };
};

/** Contents as a goal: one without energy is of none, which the rules refuse. */
export const readDailyGoal = (wire: WireContents): DailyGoal => {
  const facts = readContents(wire);
  return { ...facts, energy: facts.energy ?? 0 };
};
