import type { DailyGoal } from "@morsel/domain/goals";
import type { NutrientId, NutritionFacts } from "@morsel/domain/nutrition";
import { KJ_PER_KCAL } from "@morsel/domain/units";
import type { WireContents } from "./contents.ts";

/** Nine decimals of any unit are finer than any laboratory; what floating point adds beyond is left out. */
const WIRE_DECIMALS = 9;
const PRECISION = 10 ** WIRE_DECIMALS;

const wireAmount = (amount: number): number => Math.round(amount * PRECISION) / PRECISION;

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

/** As `writeContents`, but as text at once; amounts are finite numbers, which JSON writes as JavaScript does. */
const textOf = (facts: NutritionFacts, written: (amount: number) => number): string => {
  let text = "";
  for (const id in facts) {
    const exact = facts[id as NutrientId];
    if (exact === undefined) continue;
    const amount = written(exact);
    if (text !== "") text += ",";
    text += id === "energy" ? `"energy":{"unit":"calories","value":${amount}}` : `"${id}":${amount}`;
  }
  return `{${text}}`;
};

export const contentsText = (facts: NutritionFacts): string => textOf(facts, wireAmount);
/** Nothing rounded: what is read back is what was written. */
export const exactContentsText = (facts: NutritionFacts): string => textOf(facts, (amount) => amount);

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
