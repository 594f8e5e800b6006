import type { GoalsVersionConflict } from "@morsel/application/goals/goal-store";
import type { Problems, Refusals } from "../shared/problem.ts";
import { readGoals, writeGoals } from "./codec.ts";

export const goalsRefusals: Refusals<GoalsVersionConflict> = { GoalsVersionConflict: { current: readGoals } };

export const goalsProblems: Problems<GoalsVersionConflict> = {
  fields: goalsRefusals,
  problems: {
    GoalsVersionConflict: {
      status: 409,
      title: "The goals changed on another device. Nothing was saved.",
      write: { current: writeGoals },
    },
  },
};
