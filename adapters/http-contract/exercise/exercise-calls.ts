// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { ExerciseGroup } from "./exercise.ts";
import { exerciseRefusals } from "./problems.ts";
import { measurementRefusals } from "../measurements/problems.ts";
import { FieldRefused, SignInNeeded } from "../shared/problems.ts";

const { ExerciseDayIsFull, ExerciseEntryNotFound, ExerciseEntryVersionConflict, ExerciseNotFound, OwnExerciseNotFound, OwnExerciseVersionConflict, OwnExercisesAreFull, RoutineNotFound, RoutineVersionConflict, RoutinesAreFull } = exerciseRefusals;
const { MeasurementDayIsFull } = measurementRefusals;
const call = /*#__PURE__*/ callOf<typeof ExerciseGroup>();

export const recentExercises = /*#__PURE__*/ call("GET", "/api/services/exercise/recent", { SignInNeeded });
export const exerciseDay = /*#__PURE__*/ call("GET", "/api/services/exercise/diary/:date", { SignInNeeded });
export const logExercises = /*#__PURE__*/ call("POST", "/api/services/exercise/diary/:date/entries", { ExerciseDayIsFull, ExerciseNotFound, FieldRefused, SignInNeeded });
export const changeExercise = /*#__PURE__*/ call("PATCH", "/api/services/exercise/diary/:date/entries/:id", { ExerciseDayIsFull, ExerciseEntryNotFound, ExerciseEntryVersionConflict, FieldRefused, SignInNeeded });
export const removeExercise = /*#__PURE__*/ call("DELETE", "/api/services/exercise/diary/:date/entries/:id", { ExerciseEntryNotFound, SignInNeeded });
export const restoreExercise = /*#__PURE__*/ call("POST", "/api/services/exercise/diary/:date/entries/:id/restore", { ExerciseDayIsFull, ExerciseEntryNotFound, SignInNeeded });
export const setSteps = /*#__PURE__*/ call("POST", "/api/services/exercise/diary/:date/steps", { FieldRefused, MeasurementDayIsFull, SignInNeeded });
export const ownExercises = /*#__PURE__*/ call("GET", "/api/services/exercise/mine", { SignInNeeded });
export const saveOwnExercise = /*#__PURE__*/ call("POST", "/api/services/exercise/mine/:id", { FieldRefused, OwnExerciseNotFound, OwnExerciseVersionConflict, OwnExercisesAreFull, SignInNeeded });
export const removeOwnExercise = /*#__PURE__*/ call("DELETE", "/api/services/exercise/mine/:id", { OwnExerciseNotFound, SignInNeeded });
export const restoreOwnExercise = /*#__PURE__*/ call("POST", "/api/services/exercise/mine/:id/restore", { OwnExerciseNotFound, OwnExercisesAreFull, SignInNeeded });
export const routines = /*#__PURE__*/ call("GET", "/api/services/exercise/routines", { SignInNeeded });
export const saveRoutine = /*#__PURE__*/ call("POST", "/api/services/exercise/routines/:id", { ExerciseNotFound, FieldRefused, RoutineNotFound, RoutineVersionConflict, RoutinesAreFull, SignInNeeded });
export const removeRoutine = /*#__PURE__*/ call("DELETE", "/api/services/exercise/routines/:id", { RoutineNotFound, SignInNeeded });
export const restoreRoutine = /*#__PURE__*/ call("POST", "/api/services/exercise/routines/:id/restore", { RoutineNotFound, RoutinesAreFull, SignInNeeded });
