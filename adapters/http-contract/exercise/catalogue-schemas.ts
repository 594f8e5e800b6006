import { EXERCISE_KINDS, isExerciseId } from "@morsel/domain/exercise";
import * as Schema from "effect/Schema";
import { textUpTo, Version } from "../shared/primitives.ts";

export const ExerciseId = Schema.String.pipe(
  Schema.refine(isExerciseId, { expected: "the id of an exercise, such as c-12050" }),
);

export const ExerciseKind = Schema.Literals(EXERCISE_KINDS);

/** An exercise of the catalogue; cardio has a MET, its cost in kcal per kilogram and hour. */
export const Exercise = Schema.Struct({
  id: Schema.String,
  kind: ExerciseKind,
  name: Schema.String,
  group: Schema.optionalKey(Schema.String),
  words: Schema.optionalKey(Schema.String),
  met: Schema.optionalKey(Schema.Finite),
}).annotate({ identifier: "Exercise" });
export type WireExercise = typeof Exercise.Encoded;

export const ExercisePage = Schema.Struct({ items: Schema.Array(Exercise), next: Schema.NullOr(Schema.String) });
export type WireExercisePage = typeof ExercisePage.Encoded;

export const ExerciseGroups = Schema.Struct({
  groups: Schema.Array(Schema.Struct({ kind: ExerciseKind, name: Schema.String, count: Schema.Int })),
});
export type WireExerciseGroups = typeof ExerciseGroups.Encoded;

export const OwnExercise = Schema.Struct({ ...Exercise.fields, version: Schema.Int }).annotate({
  identifier: "OwnExercise",
});
export type WireOwnExercise = typeof OwnExercise.Encoded;

/** All of a member's own, by name. */
export const OwnExercises = Schema.Struct({ items: Schema.Array(OwnExercise) });
export type WireOwnExercises = typeof OwnExercises.Encoded;

const LONGEST_NAME = 400;

/** A new one, or changes to a stored one; the version is the one that was read, 0 for a new one. */
export const OwnExercisePayload = Schema.Struct({
  version: Version,
  kind: ExerciseKind,
  name: textUpTo(LONGEST_NAME),
  met: Schema.optionalKey(Schema.Finite),
});
