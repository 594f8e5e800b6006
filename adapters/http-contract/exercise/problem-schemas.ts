import { problemSchemas } from "../shared/problem-schemas.ts";
import { exerciseProblems } from "./problems.ts";
import { ExerciseEntry } from "./schemas.ts";

export const { ExerciseNotFound, ExerciseDayIsFull, ExerciseEntryNotFound, ExerciseEntryVersionConflict } =
  problemSchemas(exerciseProblems, { ExerciseEntryVersionConflict: { current: ExerciseEntry } });
