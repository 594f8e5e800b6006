import { lookUp } from "../lookup/index.ts";
import type { NutrientId } from "../nutrition/index.ts";
import { toStep } from "../units/index.ts";
import { DAILY_VALUES, vitaminUnit } from "./daily-values.ts";
import { isDeclared, lessThanAmount, exactAmount, UNKNOWN, type LabelAmount } from "./label-amount.ts";

/**
 * L2, the half rule: the regulation says "nearest" and leaves halves open; here a half always goes up (47.5 kcal is 50, 2.25 g
 * of fat is 2.5), as in the agency's own rounding examples. `toStep` does so for what is not negative.
 */

/** L3, (c)(1): below 5 is 0; up to 50 to the nearest 5; above to the nearest 10. */
export const fdaCalories = (kcal: number): number => (kcal < 5 ? 0 : toStep(kcal, kcal <= 50 ? 5 : 10));

/** How amounts of one nutrient are printed. */
export type AmountRule = (amount: number) => LabelAmount;

const calorieRule: AmountRule = (kcal) => exactAmount(fdaCalories(kcal), "kcal");

/** L4, (c)(2): below 0.5 g is 0; below 5 g to the nearest 0.5 g; from there to the gram. */
const fatRule: AmountRule = (grams) => exactAmount(grams < 0.5 ? 0 : toStep(grams, grams < 5 ? 0.5 : 1), "g");

/** L6, (c)(4): below 5 mg is 0; up to 140 mg to the nearest 5 mg; above to the nearest 10 mg. */
const sodiumRule: AmountRule = (mg) => exactAmount(mg < 5 ? 0 : toStep(mg, mg <= 140 ? 5 : 10), "mg");

/** L7, (c)(6) and (c)(7): below 0.5 g is 0; below 1 g is "less than 1 g"; from there to the gram. */
const gramRule: AmountRule = (grams) =>
  grams < 0.5 ? exactAmount(0, "g") : grams < 1 ? lessThanAmount(1, "g") : exactAmount(toStep(grams, 1), "g");

/** L5, (c)(3): below 2 mg is 0; up to 5 mg is "less than 5 mg"; above to the nearest 5 mg. */
const cholesterolRule: AmountRule = (mg) =>
  mg < 2 ? exactAmount(0, "mg") : mg <= 5 ? lessThanAmount(5, "mg") : exactAmount(toStep(mg, 5), "mg");

/**
 * L8: vitamins and minerals by the size of their daily value (the agency's guidance to the 2016 rule): below 25 to a tenth,
 * below 250 to a whole, from there to ten.
 */
const vitaminStep = (dailyValue: number): number => (dailyValue < 25 ? 0.1 : dailyValue < 250 ? 1 : 10);

/** Nutrients with a rule of their own; every other one with a daily value is a vitamin or mineral. */
const RULES: ReadonlyMap<NutrientId, AmountRule> = new Map<NutrientId, AmountRule>([
  ["energy", calorieRule],
  ["fat", fatRule],
  ["saturated_fat", fatRule],
  ["trans_fat", fatRule],
  ["polyunsaturated_fat", fatRule],
  ["monounsaturated_fat", fatRule],
  ["cholesterol", cholesterolRule],
  ["sodium", sodiumRule],
  ["carbohydrates", gramRule],
  ["fiber", gramRule],
  ["sugar", gramRule],
  ["added_sugars", gramRule],
  ["polyols", gramRule],
  ["protein", gramRule],
]);

export const isVitaminOrMineral = (id: NutrientId): boolean => lookUp(DAILY_VALUES, id) !== undefined && !RULES.has(id);

/** The rule of a nutrient, found once where many labels are made. What has no daily value may not be declared. */
export const amountRuleOf = (id: NutrientId): AmountRule => {
  const rule = RULES.get(id);
  if (rule !== undefined) return rule;
  const dailyValue = lookUp(DAILY_VALUES, id);
  if (dailyValue === undefined) return () => UNKNOWN;
  const step = vitaminStep(dailyValue);
  const unit = vitaminUnit(id);
  return (amount) => exactAmount(toStep(amount, step), unit);
};

/**
 * L9, (c)(8)(iii): vitamins and minerals below 2 % are 0, up to 10 % to the nearest 2, up to 50 % to the nearest 5, above
 * to the nearest 10. L10, (c)(7)(ii): the others to the whole per cent of the actual amount, and 0 where 0 is printed.
 */
export const percentRuleOf = (id: NutrientId): ((amount: number) => number) | undefined => {
  const dailyValue = lookUp(DAILY_VALUES, id);
  if (dailyValue === undefined) return undefined;
  const rule = RULES.get(id);
  return (amount) => {
    const percent = (amount / dailyValue) * 100;
    if (rule === undefined) return percent < 2 ? 0 : toStep(percent, percent <= 10 ? 2 : percent <= 50 ? 5 : 10);
    const shown = rule(amount);
    return shown.kind === "amount" && shown.value === 0 ? 0 : toStep(percent, 1);
  };
};

/** The legal amount of one nutrient of a serving; undefined is unknown and stays so, and so is what no label may declare. */
export const fdaAmount = (id: NutrientId, amount: number | undefined): LabelAmount =>
  isDeclared(amount) ? amountRuleOf(id)(amount) : UNKNOWN;

export const fdaPercent = (id: NutrientId, amount: number | undefined): number | undefined =>
  isDeclared(amount) ? percentRuleOf(id)?.(amount) : undefined;
