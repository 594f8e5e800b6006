import { ROUTINE_ITEMS_MAX } from "@morsel/domain/exercise";
import * as Schema from "effect/Schema";
import { textUpTo, Version } from "../shared/primitives.ts";
import { Exercise, ExerciseId } from "./catalogue-schemas.ts";
import { Sets, StrengthSet } from "./schemas.ts";

/** Exercises that are done together, in this order, each with what is usually done of it. */
export const Routine = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  items: Schema.Array(
    Schema.Struct({
      exercise: Exercise,
      minutes: Schema.optionalKey(Schema.Finite),
      sets: Schema.optionalKey(Schema.Array(StrengthSet)),
    }),
  ),
  version: Schema.Int,
}).annotate({ identifier: "Routine" });
export type WireRoutine = typeof Routine.Encoded;

/** All of a member's, by name. */
export const Routines = Schema.Struct({ items: Schema.Array(Routine) });
export type WireRoutines = typeof Routines.Encoded;

const LONGEST_NAME = 400;
const COUNT = { expected: `1 to ${ROUTINE_ITEMS_MAX} exercises` };

/** A new one, or changes to a stored one; the version is the one that was read, 0 for a new one. */
export const RoutinePayload = Schema.Struct({
  version: Version,
  name: textUpTo(LONGEST_NAME),
  items: Schema.Array(
    Schema.Struct({
      exercise_id: ExerciseId,
      minutes: Schema.optionalKey(Schema.Finite),
      sets: Schema.optionalKey(Sets),
    }),
  ).check(Schema.isMinLength(1, COUNT), Schema.isMaxLength(ROUTINE_ITEMS_MAX, COUNT)),
});
export type RoutinePayload = typeof RoutinePayload.Type;
