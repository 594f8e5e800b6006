import type { DailyGoal } from "../goals.ts";
import { DEFAULT_SPLIT, KCAL_PER_GRAM, macroGrams, type MacroSplit } from "../macro-split.ts";
import { gramsOfShare } from "../percents.ts";

const tenth = (n: number): number => Math.round(n * 10) / 10;

/**
 * G11: what a day's goal holds besides its energy. Macros by the split; saturated fat 10 % of energy and trans fat 1 % (WHO
 * 2023); sugar 18 % (the 90 g of 2000 kcal of EU 1169/2011, Annex XIII); fibre 14 g per 1000 kcal (IOM 2005); added sugars
 * 10 % (WHO 2015); the rest are the Daily Values of 21 CFR 101.9(c) in their own units, whatever the energy.
 */
export const goalOfEnergy = (energy: number, split: MacroSplit = DEFAULT_SPLIT): DailyGoal => {
  const { carbohydrates, fat, protein } = macroGrams(energy, split);
  return {
    energy,
    carbohydrates: tenth(carbohydrates),
    fat: tenth(fat),
    protein: tenth(protein),
    saturated_fat: tenth(gramsOfShare(energy, 10, KCAL_PER_GRAM.fat)),
    trans_fat: tenth(gramsOfShare(energy, 1, KCAL_PER_GRAM.fat)),
    sugar: tenth(gramsOfShare(energy, 18, KCAL_PER_GRAM.carbohydrates)),
    added_sugars: tenth(gramsOfShare(energy, 10, KCAL_PER_GRAM.carbohydrates)),
    fiber: tenth((energy * 14) / 1000),
    cholesterol: 300,
    sodium: 2300,
    potassium: 4700,
    vitamin_a: 900,
    vitamin_c: 90,
    calcium: 1300,
    iron: 18,
  };
};
