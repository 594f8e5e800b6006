import { KCAL_PER_GRAM } from "../../nutrition/index.ts";
import type { DailyGoal, ExerciseShares, Goals } from "../goals.ts";
import { gramsOfShare } from "../percents.ts";

export const DEFAULT_EXERCISE_SHARES: ExerciseShares = {
  carbohydrates: 50,
  protein: 30,
  fat: 20,
  saturatedFat: 0,
  sugar: 0,
};

/** kcal that exercise adds to a day's budget: none when it is off (G7), and never less than none. */
export const exerciseEnergyFor = (goals: Pick<Goals, "assignExerciseEnergy">, exerciseEnergy: number): number =>
  goals.assignExerciseEnergy === "off" || !(exerciseEnergy > 0) ? 0 : exerciseEnergy;

/**
 * G7: exercise raises energy by its kcal and, with shares, nutrients by kcal × per cent ÷ 900 for the fats and ÷ 400 for
 * carbohydrates, protein and sugar. 300 kcal at 50/20/30 add 37.5 g, 6.67 g and 22.5 g. A nutrient without a goal gets none.
 */
export const goalWithExercise = (goal: DailyGoal, exerciseEnergy: number, shares?: ExerciseShares): DailyGoal => {
  const energy = Number.isFinite(exerciseEnergy) ? exerciseEnergy : 0;
  if (shares === undefined) return { ...goal, energy: goal.energy + energy };
  const more = (amount: number | undefined, percent: number, kcalPerGram: number): number | undefined =>
    amount === undefined ? undefined : amount + gramsOfShare(energy, percent, kcalPerGram);
  const raised = {
    carbohydrates: more(goal.carbohydrates, shares.carbohydrates, KCAL_PER_GRAM.carbohydrates),
    protein: more(goal.protein, shares.protein, KCAL_PER_GRAM.protein),
    fat: more(goal.fat, shares.fat, KCAL_PER_GRAM.fat),
    saturated_fat: more(goal.saturated_fat, shares.saturatedFat, KCAL_PER_GRAM.fat),
    sugar: more(goal.sugar, shares.sugar, KCAL_PER_GRAM.carbohydrates),
  };
  return {
    ...goal,
    ...(Object.fromEntries(Object.entries(raised).filter(([, amount]) => amount !== undefined)) as Partial<DailyGoal>),
    energy: goal.energy + energy,
  };
};
