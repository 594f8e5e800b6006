import type { GoalsRefused } from "@morsel/domain/goals";
import { type FieldRules, snakeCase } from "../platform/field-rule.ts";

export const goalsFieldRules: FieldRules<GoalsRefused> = {
  BelowSafeEnergy: ({ weekday, floor }) => [`daily_goals.${weekday}.energy`, `at least ${floor} calories`],
  EnergyRefused: ({ weekday, max }) => [`daily_goals.${weekday}.energy`, `at most ${max} calories`],
  NutrientGoalRefused: ({ weekday, nutrient }) => [`daily_goals.${weekday}.${nutrient}`, "a number from 0 on"],
  SevenDaysNeeded: () => ["daily_goals", "seven daily goals, Monday first"],
  WeekdayUnknown: ({ accepted }) => ["weekdays", accepted],
  ExerciseSharesRefused: ({ field, step }) => [
    field === "sum" ? "exercise_carbohydrates_percentage" : `exercise_${snakeCase(field)}_percentage`,
    `steps of ${step} from 0 to 100; carbohydrates, protein and fat make 100 together`,
  ],
  EffectiveFromRefused: ({ earliest }) => ["effective_from", `${earliest} or later`],
  TargetRefused: ({ field, min, max }) => [
    snakeCase(field),
    `${field === "steps" ? "a whole number from " : ""}${min} to ${max}`,
  ],
  LimitRefused: ({ nutrient, accepted }) => [`limits.${nutrient}`, accepted],
  MealSharesRefused: ({ step, wanted, accepted }) => [
    "meal_shares",
    `steps of ${step}, together ${wanted}, of ${accepted.join(", ")}`,
  ],
  SplitSteps: ({ step, min, max }) => ["split", `steps of ${step} from ${min} to ${max}`],
  SplitSum: ({ wanted }) => ["split", `shares that make ${wanted} together`],
};
