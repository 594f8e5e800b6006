import { goalsInForce } from "@morsel/domain/goals";
import * as Effect from "effect/Effect";
import type { StepGoal } from "../measurements/step-goal.ts";
import type { GoalStore } from "./goal-store.ts";

/** Reads the goal of steps from the goals in force on the day. */
export const makeStepGoal =
  ({ goals }: { readonly goals: GoalStore }): StepGoal =>
  (member, date) =>
    Effect.map(goals.during(member, date, date), (all) => goalsInForce(all, date)?.steps);
