import type { GoalsMoved } from "@morsel/application/ports/goal-store";
import type { MyGoals } from "@morsel/application/ports/my-goals";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { Goals } from "@morsel/domain/goals";
import * as Effect from "effect/Effect";
import type { WireGoals, WireGoalsChange } from "../http-contract/goals.ts";
import type { WireProblem } from "../http-contract/problems.ts";
import { readContents, writeContents } from "./read-contents.ts";
import { answered, fieldRefused, makeWire, signInNeeded } from "./wire.ts";

export const readGoals = (wire: WireGoals): Goals => ({
  effectiveFrom: wire.effective_from as CalendarDate,
  dailyGoals: wire.daily_goals.map((goal) => {
    const facts = readContents(goal);
    return { ...facts, energy: facts.energy ?? 0 };
  }),
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

/** `goals.version` is one more than what was seen; the wire names what was seen. */
const writeGoals = (goals: Goals): WireGoalsChange => ({
  version: goals.version - 1,
  effective_from: goals.effectiveFrom,
  daily_goals: goals.dailyGoals.map(writeContents),
  exercise_carbohydrates_percentage: goals.exerciseShares.carbohydrates,
  exercise_protein_percentage: goals.exerciseShares.protein,
  exercise_fat_percentage: goals.exerciseShares.fat,
  exercise_saturated_fat_percentage: goals.exerciseShares.saturatedFat,
  exercise_sugar_percentage: goals.exerciseShares.sugar,
  default_goal: { assign_exercise_energy: goals.assignExerciseEnergy },
  ...(goals.limits === undefined ? {} : { limits: goals.limits }),
  ...(goals.waterMl === undefined ? {} : { water_ml: goals.waterMl }),
  ...(goals.steps === undefined ? {} : { steps: goals.steps }),
  meal_shares: goals.mealShares ?? null,
});

const goalsMoved = (problem: WireProblem): GoalsMoved => ({
  _tag: "GoalsMoved",
  current: readGoals(problem["current"] as WireGoals),
});

export const makeHttpMyGoals = (baseUrl: string, fetch: typeof globalThis.fetch): MyGoals => {
  const wire = makeWire(baseUrl, fetch);
  return {
    on: (date) =>
      Effect.flatMap(
        wire({ method: "GET", path: `/api/services/goals?date=${date}` }),
        answered((body) => readGoals(body as WireGoals), { SignInNeeded: signInNeeded }),
      ),
    put: (goals) =>
      Effect.flatMap(
        wire({ method: "PATCH", path: "/api/services/goals", body: writeGoals(goals) }),
        answered(() => undefined, {
          GoalsMoved: goalsMoved,
          FieldRefused: fieldRefused,
          BadInput: fieldRefused,
          SignInNeeded: signInNeeded,
        }),
      ),
  };
};
