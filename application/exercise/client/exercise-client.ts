import type { CalendarDate } from "@morsel/domain/calendar";
import type {
  ExerciseEntry,
  ExerciseEntryId,
  ExerciseId,
  OwnExercise,
  Routine,
  RoutineId,
  OwnExerciseNotFound,
  OwnExercisesAreFull,
  OwnExerciseVersionConflict,
  RoutineNotFound,
  RoutinesAreFull,
  RoutineVersionConflict,
} from "@morsel/domain/exercise";
import type { Effect } from "effect";
import type { FieldRefused, RetryableRefusal } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { ExerciseChange } from "../change-exercise.ts";
import type { ExerciseDay } from "../exercise-day.ts";
import type { ExerciseDayIsFull, ExerciseEntryNotFound, ExerciseEntryVersionConflict } from "../exercise-store.ts";
import type { ExerciseRequest } from "../log-exercises.ts";
import type { StepsRequest } from "../set-steps.ts";
import type { MeasurementDayIsFull } from "../../measurements/measurement-store.ts";
import type { ExerciseNotFound } from "../exercise-catalogue.ts";

type Days<E> = Effect.Effect<readonly ExerciseDay[], E | RetryableRefusal>;

type Own<E> = Effect.Effect<readonly OwnExercise[], E | RetryableRefusal>;
type Routines<E = never> = Effect.Effect<readonly Routine[], E | RetryableRefusal>;

/** A member's exercise as they see it. W94: each write answers every day that it touched. */
export interface ExerciseClient {
  readonly day: (date: CalendarDate) => Effect.Effect<ExerciseDay, RetryableRefusal>;
  readonly log: (
    date: CalendarDate,
    entries: readonly ExerciseRequest[],
  ) => Days<ExerciseNotFound | ExerciseDayIsFull | FieldRefused>;
  /** `date` is the entry's day before the change. */
  readonly change: (
    date: CalendarDate,
    change: ExerciseChange,
  ) => Days<ExerciseEntryNotFound | ExerciseEntryVersionConflict | ExerciseDayIsFull | FieldRefused>;
  readonly remove: (date: CalendarDate, id: ExerciseEntryId) => Days<ExerciseEntryNotFound>;
  /** W349: what the member says of a day's steps; null takes it back. The id is of the measurement that may come of it. */
  readonly setSteps: (date: CalendarDate, said: StepsRequest) => Days<FieldRefused | MeasurementDayIsFull>;
  readonly restore: (date: CalendarDate, id: ExerciseEntryId) => Days<ExerciseEntryNotFound | ExerciseDayIsFull>;
  /** W96: the last entry of each exercise, or of one, the latest first. */
  readonly recent: (exercise?: ExerciseId) => Effect.Effect<readonly ExerciseEntry[], RetryableRefusal>;
  /** The member's own exercises, by name; each write answers all of them. */
  readonly own: Effect.Effect<readonly OwnExercise[], RetryableRefusal>;
  /** W97: as the version after the one that was read. */
  readonly saveOwn: (
    own: OwnExercise,
  ) => Own<OwnExerciseNotFound | OwnExerciseVersionConflict | OwnExercisesAreFull | FieldRefused>;
  readonly removeOwn: (id: ExerciseId) => Own<OwnExerciseNotFound>;
  readonly restoreOwn: (id: ExerciseId) => Own<OwnExerciseNotFound | OwnExercisesAreFull>;
  /** The member's routines, by name; each write answers all of them. */
  readonly routines: Routines;
  /** W341: as the version after the one that was read. */
  readonly saveRoutine: (
    routine: Routine,
  ) => Routines<RoutineNotFound | RoutineVersionConflict | RoutinesAreFull | ExerciseNotFound | FieldRefused>;
  readonly removeRoutine: (id: RoutineId) => Routines<RoutineNotFound>;
  readonly restoreRoutine: (id: RoutineId) => Routines<RoutineNotFound | RoutinesAreFull>;
}

export const ExerciseClient = token<ExerciseClient>("ExerciseClient");
