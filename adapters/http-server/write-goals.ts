import type { Goals } from "@morsel/domain/goals";
import type { WireGoals } from "../http-contract/goals.ts";
import { writeContents } from "./write-contents.ts";

export const writeGoals = (goals: Goals): WireGoals => ({
  effective_from: goals.effectiveFrom,
  version: goals.version,
  daily_goals: goals.dailyGoals.map((goal) => writeContents(goal)),
  exercise_carbohydrates_percentage: goals.exerciseShares.carbohydrates,
  exercise_protein_percentage: goals.exerciseShares.protein,
  exercise_fat_percentage: goals.exerciseShares.fat,
  exercise_saturated_fat_percentage: goals.exerciseShares.saturatedFat,
  exercise_sugar_percentage: goals.exerciseShares.sugar,
  default_goal: { assign_exercise_energy: goals.assignExerciseEnergy },
  ...(goals.limits === undefined ? {} : { limits: goals.limits }),
  ...(goals.mealShares === undefined ? {} : { meal_shares: goals.mealShares }),
  ...(goals.waterMl === undefined ? {} : { water_ml: goals.waterMl }),
  ...(goals.steps === undefined ? {} : { steps: goals.steps }),
});
