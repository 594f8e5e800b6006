import { KCAL_PER_GRAM, macroEnergies } from "../nutrition/index.ts";
import { apportion } from "../units/index.ts";
import { err, ok, type Result } from "../result/index.ts";
import { gramsOfShare, isPercentChoice, PERCENT_STEP } from "./percents.ts";

/** Shares of energy in whole per cent. */
export type MacroSplit = { readonly carbohydrates: number; readonly fat: number; readonly protein: number };

export { KCAL_PER_GRAM } from "../nutrition/index.ts";

/** Specification, section 5. */
export const DEFAULT_SPLIT: MacroSplit = { carbohydrates: 50, fat: 20, protein: 30 };

export type SplitRefused =
  | { readonly _tag: "SplitSteps"; readonly step: number; readonly min: 0; readonly max: 100 }
  | { readonly _tag: "SplitSum"; readonly sum: number; readonly wanted: 100 };

/** G6: steps of five from 0 to 100, together 100. */
export const checkSplit = (split: MacroSplit): Result<MacroSplit, SplitRefused> => {
  const { carbohydrates, fat, protein } = split;
  if (![carbohydrates, fat, protein].every(isPercentChoice))
    return err({ _tag: "SplitSteps", step: PERCENT_STEP, min: 0, max: 100 });
  const sum = carbohydrates + fat + protein;
  return sum === 100 ? ok(split) : err({ _tag: "SplitSum", sum, wanted: 100 });
};

export const macroGrams = (energy: number, split: MacroSplit): MacroSplit => ({
  carbohydrates: gramsOfShare(energy, split.carbohydrates, KCAL_PER_GRAM.carbohydrates),
  fat: gramsOfShare(energy, split.fat, KCAL_PER_GRAM.fat),
  protein: gramsOfShare(energy, split.protein, KCAL_PER_GRAM.protein),
});

/** The split of a goal in grams, to the nearest steps that make 100: largest remainders first. */
export const splitOfGrams = (grams: MacroSplit): MacroSplit | undefined => {
  const steps = apportion(macroEnergies(grams), 100 / PERCENT_STEP);
  if (steps === undefined) return undefined;
  const [carbohydrates = 0, fat = 0, protein = 0] = steps.map((step) => step * PERCENT_STEP);
  return { carbohydrates, fat, protein };
};

/** A little more than half of the tenth to which a goal's grams are rounded. */
const ROUNDING = 0.051;

/** G28: the shares of a goal in steps of five, where its grams are just those; undefined where they were chosen as grams. */
export const splitOfGoal = (goal: Partial<MacroSplit> & { readonly energy: number }): MacroSplit | undefined => {
  const { energy } = goal;
  let sum = 0;
  const percentOf = (macro: keyof MacroSplit): number => {
    const grams = goal[macro] ?? 0;
    const percent = Math.round((grams * KCAL_PER_GRAM[macro] * 20) / energy) * PERCENT_STEP;
    const isExact = Math.abs(gramsOfShare(energy, percent, KCAL_PER_GRAM[macro]) - grams) < ROUNDING;
    sum += isExact ? percent : Number.NaN;
    return percent;
  };
  const split = {
    carbohydrates: percentOf("carbohydrates"),
    fat: percentOf("fat"),
    protein: percentOf("protein"),
  };
  return sum === 100 ? split : undefined;
};
