import type { CalendarDate } from "@morsel/domain/calendar";
import type { ExerciseEntry, ExerciseEntryId, ExerciseId } from "@morsel/domain/exercise";
import type { Effect } from "effect";
import type { FieldRefused, NotNow } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { ExerciseChange } from "../change-exercise.ts";
import type { ExerciseDay } from "../exercise-day.ts";
import type { ExerciseDayIsFull, ExerciseEntryNotFound, ExerciseEntryVersionConflict } from "../exercise-store.ts";
import type { ExerciseRequest } from "../log-exercises.ts";
import type { ExerciseNotFound } from "./exercises-client.ts";

type Days<E> = Effect.Effect<readonly ExerciseDay[], E | NotNow>;

/** A member's exercise as they see it. W64: each write answers every day that it touched. */
export interface ExerciseClient {
  readonly day: (date: CalendarDate) => Effect.Effect<ExerciseDay, NotNow>;
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
  readonly restore: (date: CalendarDate, id: ExerciseEntryId) => Days<ExerciseEntryNotFound | ExerciseDayIsFull>;
  /** W66: the last entry of each exercise, or of one, the latest first. */
  readonly recent: (exercise?: ExerciseId) => Effect.Effect<readonly ExerciseEntry[], NotNow>;
}

export const ExerciseClient = token<ExerciseClient>("ExerciseClient");
