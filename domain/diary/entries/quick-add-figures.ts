import { energyFlags, type EnergyFlag, type NutritionFacts } from "../../nutrition/index.ts";
import { ok, type Result } from "../../result/index.ts";
import { plainAmountText, readAmount, type AmountUnreadable, type DecimalMark } from "../../units/index.ts";

/** Longer texts are no amounts either (U12). */
const LONGEST = 61;
const NOTHING = /^0+(?:[.,]0*)?$/;

/** D64: a figure as it is typed: nothing typed is unknown, a zero is none, all else is read as amounts are (U12). */
export const readFigure = (text: string, mark?: DecimalMark): Result<number | undefined, AmountUnreadable> => {
  const plain = plainAmountText(text.slice(0, LONGEST)).trim();
  if (plain === "") return ok(undefined);
  return NOTHING.test(plain) ? ok(0) : readAmount(text, mark);
};

export type EnergyDoubt = Extract<EnergyFlag, { readonly _tag: "EnergyDiffersFromParts" | "KilojoulesAsKcal" }>;

const doubtOn = (facts: NutritionFacts, basis: "us" | "eu"): EnergyDoubt | undefined =>
  energyFlags(facts, basis).find(
    (flag): flag is EnergyDoubt => flag._tag === "EnergyDiffersFromParts" || flag._tag === "KilojoulesAsKcal",
  );

/**
 * D65: the energy that was typed against that of its parts (N10), doubted where it is doubted on the labels of either
 * side of the ocean: nobody asked whether fibre is among the carbohydrate. A hint, never a refusal.
 */
export const energyDoubt = (facts: NutritionFacts): EnergyDoubt | undefined => {
  const doubt = doubtOn(facts, "eu");
  return doubt !== undefined && doubtOn(facts, "us") !== undefined ? doubt : undefined;
};
