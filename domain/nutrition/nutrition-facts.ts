import { lookUp } from "../lookup/index.ts";
import { isNutrientId, NUTRIENT_IDS, type NutrientId } from "./nutrient-id.ts";

/** N1: amounts of nutrients. A nutrient that is absent is unknown; zero means measured and none. */
export type NutritionFacts = { readonly [Id in NutrientId]?: number };

/** No amount is negative, infinite or beyond a tonne of anything; water alone can reach 100 g per 100 g. */
const MOST = 1_000_000_000;

export const isNutrientAmount = (n: unknown): n is number =>
  typeof n === "number" && n >= 0 && n <= MOST && !Object.is(n, -0);

export const NO_FACTS: NutritionFacts = {};

/**
 * N2: facts of an amount are the facts per 100 g times grams ÷ 100; what is unknown stays unknown, all is of an amount that is none,
 * and so is what is no amount of a nutrient.
 */
export const scaleFacts = (facts: NutritionFacts, factor: number): NutritionFacts => {
  if (!(factor >= 0 && factor < Infinity) || Object.is(factor, -0)) return NO_FACTS;
  const scaled: { [Id in NutrientId]?: number } = {};
  for (const id of Object.keys(facts) as NutrientId[]) {
    const amount = facts[id];
    if (!isNutrientAmount(amount)) continue;
    const part = amount * factor;
    if (part < Infinity) scaled[id] = part;
  }
  return scaled;
};

export const factsOfGrams = (per100g: NutritionFacts, grams: number): NutritionFacts =>
  scaleFacts(per100g, grams / 100);

/** N2, of energy alone: kcal of so many grams; undefined when unknown. */
export const energyOfGrams = ({ energy }: NutritionFacts, grams: number): number | undefined =>
  energy === undefined ? undefined : factsOfGrams({ energy }, grams).energy;

/** A sum that remembers how many of its parts knew each nutrient: N3, missing is not zero. */
export type SummedFacts = {
  readonly facts: NutritionFacts;
  /** For each nutrient, how many of the parts had a value for it. */
  readonly known: { readonly [Id in NutrientId]?: number };
  readonly parts: number;
};

/** N3: adds a part into sums that are being built; nobody else holds them yet. */
const addInto = (
  facts: { [Id in NutrientId]?: number },
  known: { [Id in NutrientId]?: number },
  part: NutritionFacts,
): void => {
  for (const id of Object.keys(part) as NutrientId[]) {
    const amount = part[id];
    if (amount === undefined) continue;
    facts[id] = (facts[id] ?? 0) + amount;
    known[id] = (known[id] ?? 0) + 1;
  }
};

/** In the fixed order of nutrients: twice as quick as growing a record, and a day is summed at each look at it. */
export const sumFacts = (parts: readonly NutritionFacts[]): SummedFacts => {
  const facts: { [Id in NutrientId]?: number } = {};
  const known: { [Id in NutrientId]?: number } = {};
  for (const id of NUTRIENT_IDS) {
    let sum = 0;
    let knowing = 0;
    for (const part of parts) {
      const amount = part[id];
      if (amount === undefined) continue;
      sum += amount;
      knowing += 1;
    }
    if (knowing === 0) continue;
    facts[id] = sum;
    known[id] = knowing;
  }
  return { facts, known, parts: parts.length };
};

/** The sum with one more part: the same as summing all parts anew with this one last. */
export const addToSum = (sum: SummedFacts, part: NutritionFacts): SummedFacts => {
  const facts = { ...sum.facts };
  const known = { ...sum.known };
  addInto(facts, known, part);
  return { facts, known, parts: sum.parts + 1 };
};

/** N4: the share, 0 to 1, of the parts that know a nutrient; an empty sum covers everything. */
export const coverageOf = (sum: SummedFacts, id: NutrientId): number =>
  sum.parts === 0 ? 1 : (lookUp(sum.known, id) ?? 0) / sum.parts;

export const isNutritionFacts = (value: unknown): value is NutritionFacts =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(([id, amount]) => isNutrientId(id) && isNutrientAmount(amount));
