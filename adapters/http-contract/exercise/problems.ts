import type { ExerciseNotFound } from "@morsel/application/exercise/client/exercises-client";
import type { Problems, Refusals } from "../shared/problem.ts";

export const exerciseRefusals: Refusals<ExerciseNotFound> = { ExerciseNotFound: { id: "string" } };

export const exerciseProblems: Problems<ExerciseNotFound> = {
  fields: exerciseRefusals,
  problems: { ExerciseNotFound: { status: 404, title: "There is no such exercise." } },
};
