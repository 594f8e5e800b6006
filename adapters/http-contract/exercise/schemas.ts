import { EXERCISE_NOTE_MAX, isExerciseEntryId } from "@morsel/domain/exercise";
import * as Schema from "effect/Schema";
import { CalendarDate, InstantText, textUpTo, TimeOfDay, Version } from "../shared/primitives.ts";
import { ExerciseId, ExerciseKind } from "./catalogue-schemas.ts";
import { ExerciseShares } from "../goals/shares.ts";

export const ExerciseEntryId = Schema.String.pipe(
  Schema.refine(isExerciseEntryId, { expected: "a UUID in lower case", description: "Made by whoever logs it." }),
);

/** Repetitions of a weight; body-weight exercises have none. */
export const StrengthSet = Schema.Struct({
  reps: Schema.Finite,
  weight_kg: Schema.optionalKey(Schema.Finite),
}).annotate({
  identifier: "StrengthSet",
});

/** A logged exercise; `energy` is kcal beyond rest if the member entered it. */
export const ExerciseEntry = Schema.Struct({
  id: Schema.String,
  date: Schema.String,
  exercise_id: Schema.String,
  kind: ExerciseKind,
  name: Schema.String,
  note: Schema.String,
  logged_at: InstantText,
  version: Schema.Int,
  met: Schema.optionalKey(Schema.Finite),
  weight_kg: Schema.optionalKey(Schema.Finite),
  minutes: Schema.optionalKey(Schema.Finite),
  starts_at: Schema.optionalKey(Schema.String),
  energy: Schema.optionalKey(Schema.Finite),
  sets: Schema.optionalKey(Schema.Array(StrengthSet)),
}).annotate({ identifier: "ExerciseEntry" });
export type WireExerciseEntry = typeof ExerciseEntry.Encoded;

/** Steps that a device or a file counted, of the whole day or from one time of it to another. */
export const StepCount = Schema.Struct({
  source: Schema.String,
  from: Schema.optionalKey(Schema.String),
  to: Schema.optionalKey(Schema.String),
  steps: Schema.Finite,
}).annotate({ identifier: "StepCount" });

/** A day's steps: what the member wrote, what was counted, kcal beyond rest of one of them, and how many count. */
const DaySteps = Schema.Struct({
  own: Schema.optionalKey(Schema.Finite),
  counts: Schema.Array(StepCount),
  energy_each: Schema.Finite,
  total: Schema.Finite,
}).annotate({ identifier: "DaySteps" });

/** A day's exercise, the weight at which more is logged, and whether it raises the day's budget. */
export const ExerciseDay = Schema.Struct({
  date: Schema.String,
  entries: Schema.Array(ExerciseEntry),
  steps: DaySteps,
  /** kcal: all of it, and what is beyond rest; no minute and no step counts twice. */
  gross: Schema.Finite,
  net: Schema.Finite,
  weight_kg: Schema.Finite,
  assign_exercise_energy: Schema.Literals(["on", "off"]),
  exercise_shares: ExerciseShares,
}).annotate({ identifier: "ExerciseDay" });
export type WireExerciseDay = typeof ExerciseDay.Encoded;

/** Every day that a write touched, as a reading of it would tell it. */
export const ExerciseDays = Schema.Struct({ days: Schema.Array(ExerciseDay) });
export type WireExerciseDays = typeof ExerciseDays.Encoded;

export const RecentExercises = Schema.Struct({ items: Schema.Array(ExerciseEntry) });
export type WireRecentExercises = typeof RecentExercises.Encoded;

const MOST_SETS = 50;
export const Sets = Schema.Array(StrengthSet).check(
  Schema.isMaxLength(MOST_SETS, { expected: `at most ${MOST_SETS} sets` }),
);
const Note = textUpTo(EXERCISE_NOTE_MAX);

const done = {
  minutes: Schema.optionalKey(Schema.Finite),
  starts_at: Schema.optionalKey(Schema.NullOr(TimeOfDay)),
  sets: Schema.optionalKey(Sets),
  note: Schema.optionalKey(Note),
};

const MOST_ENTRIES = 50;
const COUNT = { expected: `1 to ${MOST_ENTRIES} entries` };

/** Exercises of a day to log; their ids make repeats harmless. */
export const LogExercisesPayload = Schema.Struct({
  entries: Schema.Array(
    Schema.Struct({
      id: ExerciseEntryId,
      exercise_id: ExerciseId,
      ...done,
      energy: Schema.optionalKey(Schema.Finite),
    }),
  ).check(Schema.isMinLength(1, COUNT), Schema.isMaxLength(MOST_ENTRIES, COUNT)),
});
export type LogExercisesPayload = typeof LogExercisesPayload.Type;

/** Changes to an entry; `energy: null` replaces the member's own figure by the formula's. */
export const ExerciseEntryChange = Schema.Struct({
  version: Version,
  date: Schema.optionalKey(CalendarDate),
  ...done,
  energy: Schema.optionalKey(Schema.NullOr(Schema.Finite)),
});
export type ExerciseEntryChange = typeof ExerciseEntryChange.Type;
