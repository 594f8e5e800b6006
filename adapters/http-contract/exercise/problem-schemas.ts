import { problemSchemas } from "../shared/problem-schemas.ts";
import { exerciseProblems } from "./problems.ts";
import { OwnExercise } from "./catalogue-schemas.ts";
import { Routine } from "./routine-schemas.ts";
import { ExerciseEntry } from "./schemas.ts";

export const {
  ExerciseNotFound,
  ExerciseDayIsFull,
  ExerciseEntryNotFound,
  ExerciseEntryVersionConflict,
  OwnExerciseNotFound,
  OwnExerciseVersionConflict,
  OwnExercisesAreFull,
  RoutineNotFound,
  RoutineVersionConflict,
  RoutinesAreFull,
  StepDayIsFull,
  StepImportNotFound,
} = problemSchemas(exerciseProblems, {
  ExerciseEntryVersionConflict: { current: ExerciseEntry },
  OwnExerciseVersionConflict: { current: OwnExercise },
  RoutineVersionConflict: { current: Routine },
});
