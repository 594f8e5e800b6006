import type { ExerciseNotFound } from "@morsel/application/exercise/client/exercises-client";
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
} from "@morsel/application/exercise/own-exercise-store";
import type {
  RoutineNotFound,
  RoutinesAreFull,
  RoutineVersionConflict,
} from "@morsel/application/exercise/routine-store";
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
    ExerciseNotFound: { status: 404, title: "There is no such exercise." },
    ExerciseDayIsFull: { status: 422, title: "The day holds no more exercise." },
    ExerciseEntryNotFound: { status: 404, title: "There is no such entry on this day." },
    ExerciseEntryVersionConflict: {
      status: 409,
      title: "The entry was changed elsewhere.",
      write: { current: writeExerciseEntry },
    },
    OwnExerciseNotFound: { status: 404, title: "There is no such exercise of your own." },
    OwnExerciseVersionConflict: {
      status: 409,
      title: "The exercise was changed elsewhere.",
      write: { current: writeOwnExercise },
    },
    OwnExercisesAreFull: { status: 422, title: "A member has no more exercises of their own." },
    StepDayIsFull: { status: 422, title: "The day holds no more counts of steps." },
    StepImportNotFound: { status: 404, title: "There is no such import of your own." },
    RoutineNotFound: { status: 404, title: "There is no such routine of your own." },
    RoutineVersionConflict: {
      status: 409,
      title: "The routine was changed elsewhere.",
      write: { current: writeRoutine },
    },
    RoutinesAreFull: { status: 422, title: "A member has no more routines." },
  },
};
