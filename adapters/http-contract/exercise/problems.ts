import type { ExerciseNotFound } from "@morsel/application/exercise/exercise-catalogue";
import type {
  ExerciseDayIsFull,
  ExerciseEntryNotFound,
  ExerciseEntryVersionConflict,
} from "@morsel/application/exercise/exercise-store";
import type { Problems, Refusals } from "../shared/problem.ts";
import type {
  OwnExerciseNotFound,
  OwnExercisesAreFull,
  OwnExerciseVersionConflict,
  RoutineNotFound,
  RoutinesAreFull,
  RoutineVersionConflict,
} from "@morsel/domain/exercise";
import type { StepDayIsFull, StepImportNotFound } from "@morsel/application/exercise/step-store";
import { readOwnExercise, writeOwnExercise } from "./catalogue-codec.ts";
import { readExerciseEntry, writeExerciseEntry } from "./codec.ts";
import { readRoutine, writeRoutine } from "./routine-codec.ts";

type ExerciseRefusal =
  | StepDayIsFull
  | StepImportNotFound
  | RoutineNotFound
  | RoutineVersionConflict
  | RoutinesAreFull
  | OwnExerciseNotFound
  | OwnExerciseVersionConflict
  | OwnExercisesAreFull
  | ExerciseNotFound
  | ExerciseDayIsFull
  | ExerciseEntryNotFound
  | ExerciseEntryVersionConflict;

export const exerciseRefusals: Refusals<ExerciseRefusal> = {
  ExerciseNotFound: { id: "string" },
  ExerciseDayIsFull: { date: "string", limit: "int" },
  ExerciseEntryNotFound: { id: "string" },
  ExerciseEntryVersionConflict: { current: readExerciseEntry },
  OwnExerciseNotFound: { id: "string" },
  OwnExerciseVersionConflict: { current: readOwnExercise },
  OwnExercisesAreFull: { limit: "int" },
  RoutineNotFound: { id: "string" },
  StepDayIsFull: { date: "string", limit: "int" },
  StepImportNotFound: { id: "string" },
  RoutineVersionConflict: { current: readRoutine },
  RoutinesAreFull: { limit: "int" },
};

export const exerciseProblems: Problems<ExerciseRefusal> = {
  fields: exerciseRefusals,
  problems: {
    ExerciseNotFound: { status: 404, title: "The exercise does not exist." },
    ExerciseDayIsFull: { status: 422, title: "The day has the maximum number of exercise entries." },
    ExerciseEntryNotFound: { status: 404, title: "The entry does not exist on this day." },
    ExerciseEntryVersionConflict: {
      status: 409,
      title: "The entry changed on another device.",
      write: { current: writeExerciseEntry },
    },
    OwnExerciseNotFound: { status: 404, title: "The own exercise does not exist." },
    OwnExerciseVersionConflict: {
      status: 409,
      title: "The exercise changed on another device.",
      write: { current: writeOwnExercise },
    },
    OwnExercisesAreFull: { status: 422, title: "The maximum number of own exercises is reached." },
    StepDayIsFull: { status: 422, title: "The day has the maximum number of step counts." },
    StepImportNotFound: { status: 404, title: "The step import does not exist." },
    RoutineNotFound: { status: 404, title: "The routine does not exist." },
    RoutineVersionConflict: {
      status: 409,
      title: "The routine changed on another device.",
      write: { current: writeRoutine },
    },
    RoutinesAreFull: { status: 422, title: "The maximum number of routines is reached." },
  },
};
