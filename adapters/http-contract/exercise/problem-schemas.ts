import { problemSchemas } from "../shared/problem-schemas.ts";
import { exerciseProblems } from "./problems.ts";
import { OwnExercise } from "./catalogue-schemas.ts";
import { ExerciseEntry } from "./schemas.ts";

export const {
  ExerciseNotFound,
  ExerciseDayIsFull,
  ExerciseEntryNotFound,
  ExerciseEntryVersionConflict,
  OwnExerciseNotFound,
  OwnExerciseVersionConflict,
  OwnExercisesAreFull,
} = problemSchemas(exerciseProblems, {
  ExerciseEntryVersionConflict: { current: ExerciseEntry },
  OwnExerciseVersionConflict: { current: OwnExercise },
});
