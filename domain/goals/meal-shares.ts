import { err, ok, type Result } from "../result/index.ts";
import { isMeal, SLOT_IDS, type Meal } from "../meal-slots/index.ts";
import { isPercentChoice, PERCENT_STEP } from "./percents.ts";

/** Per cent of the day's energy by meal slot; the four slots of the diary and up to two of the member's own. */
export type MealShares = { readonly [meal: string]: number };

export type MealSharesRefused = {
  readonly _tag: "MealSharesRefused";
  readonly step: number;
  readonly sum: number;
  readonly wanted: 100;
  readonly accepted: readonly Meal[];
};

/** G13: steps of five, together 100, of the slots that a day may have. */
export const checkMealShares = (shares: MealShares): Result<MealShares, MealSharesRefused> => {
  const percents = Object.values(shares);
  const sum = percents.reduce((total, percent) => total + percent, 0);
  return Object.keys(shares).every(isMeal) && percents.every(isPercentChoice) && sum === 100
    ? ok(shares)
    : err({ _tag: "MealSharesRefused", step: PERCENT_STEP, sum, wanted: 100, accepted: SLOT_IDS });
};
