import type { CalendarDate } from "@morsel/domain/calendar";
import type { Goals } from "@morsel/domain/goals";
import type { GoalPlans } from "@morsel/application/goals/read-plans";
import type { WireGoalPlans, WireGoals } from "./goals.ts";
import { readDailyGoal, writeContents } from "../shared/contents-codec.ts";

export const writeGoals = (goals: Goals): WireGoals => ({
  effective_from: goals.effectiveFrom,
  version: goals.version,
  daily_goals: goals.dailyGoals.map(writeContents),
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

export const readGoals = (wire: WireGoals): Goals => ({
  effectiveFrom: wire.effective_from as CalendarDate,
  dailyGoals: wire.daily_goals.map(readDailyGoal),
  exerciseShares: {
    carbohydrates: wire.exercise_carbohydrates_percentage,
    protein: wire.exercise_protein_percentage,
    fat: wire.exercise_fat_percentage,
    saturatedFat: wire.exercise_saturated_fat_percentage,
    sugar: wire.exercise_sugar_percentage,
  },
  assignExerciseEnergy: wire.default_goal.assign_exercise_energy,
  ...(wire.limits === undefined ? {} : { limits: wire.limits }),
  ...(wire.meal_shares === undefined ? {} : { mealShares: wire.meal_shares }),
  ...(wire.water_ml === undefined ? {} : { waterMl: wire.water_ml }),
  ...(wire.steps === undefined ? {} : { steps: wire.steps }),
  version: wire.version,
});

export const writePlans = ({ plans, next }: GoalPlans): WireGoalPlans => ({
  plans: plans.map(writeGoals),
  ...(next === undefined ? {} : { next }),
});

export const readPlans = ({ plans, next }: WireGoalPlans): GoalPlans => ({
  plans: plans.map(readGoals),
  ...(next === undefined ? {} : { next }),
});
