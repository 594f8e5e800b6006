import type { CalendarDate } from "@morsel/domain/calendar";
import type { DaySteps, ExerciseEntry, ExerciseEntryId, ExerciseId } from "@morsel/domain/exercise";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

export type ExerciseEntryNotFound = { readonly _tag: "ExerciseEntryNotFound"; readonly id: ExerciseEntryId };
/** The entry changed elsewhere since it was read; nothing was written. */
export type ExerciseEntryVersionConflict = {
  readonly _tag: "ExerciseEntryVersionConflict";
  readonly current: ExerciseEntry;
};
export type ExerciseDayIsFull = {
  readonly _tag: "ExerciseDayIsFull";
  readonly date: CalendarDate;
  readonly limit: number;
};

/** A day's entries in the order in which they were logged. */
export type ExercisesOfDay = {
  readonly date: CalendarDate;
  readonly entries: readonly ExerciseEntry[];
  /** W346: no energy for each step before the first are written. */
  readonly steps: DaySteps;
};

/**
 * Every answered write is durable, and what a day's exercise adds up to is kept beside its totals in the same transaction. A
 * write answers the days that it touched, each once. Every method is scoped by its member: another member's ids are unknown.
 */
export interface ExerciseStore {
  readonly day: (member: MemberId, date: CalendarDate) => Effect.Effect<ExercisesOfDay>;
  readonly entry: (member: MemberId, id: ExerciseEntryId) => Effect.Effect<ExerciseEntry | undefined>;
  /** W90: an id that was used already, deleted or not, is left as it is. All or none. */
  readonly add: (
    member: MemberId,
    date: CalendarDate,
    entries: readonly ExerciseEntry[],
  ) => Effect.Effect<readonly ExercisesOfDay[], ExerciseDayIsFull>;
  /** Replaces an entry whose stored version is `entry.version - 1`; it may move to another day. */
  readonly replace: (
    member: MemberId,
    entry: ExerciseEntry,
  ) => Effect.Effect<
    readonly ExercisesOfDay[],
    ExerciseEntryNotFound | ExerciseEntryVersionConflict | ExerciseDayIsFull
  >;
  /** W91: deletes an entry of that day. */
  readonly remove: (
    member: MemberId,
    date: CalendarDate,
    id: ExerciseEntryId,
  ) => Effect.Effect<readonly ExercisesOfDay[], ExerciseEntryNotFound>;
  /** W91: takes the deletion of an entry of that day back. */
  readonly restore: (
    member: MemberId,
    date: CalendarDate,
    id: ExerciseEntryId,
  ) => Effect.Effect<readonly ExercisesOfDay[], ExerciseEntryNotFound | ExerciseDayIsFull>;
  /** W96: the last entry of each exercise since a day, the latest first. */
  readonly lastOfEach: (
    member: MemberId,
    since: CalendarDate,
    limit: number,
  ) => Effect.Effect<readonly ExerciseEntry[]>;
  readonly lastOf: (member: MemberId, exercise: ExerciseId) => Effect.Effect<ExerciseEntry | undefined>;
}

export const ExerciseStore = token<ExerciseStore>("ExerciseStore");
