import { OWN_EXERCISES_LIMIT, type OwnExercise } from "./own-exercise.ts";
import type { ExerciseId } from "../catalogue.ts";
import type { RecordRefusals, RecordRoom } from "../../versioned-records/index.ts";

export type OwnExerciseNotFound = { readonly _tag: "OwnExerciseNotFound"; readonly id: ExerciseId };
/** It changed elsewhere since it was read; nothing was written. */
export type OwnExerciseVersionConflict = {
  readonly _tag: "OwnExerciseVersionConflict";
  readonly current: OwnExercise;
};
export type OwnExercisesAreFull = { readonly _tag: "OwnExercisesAreFull"; readonly limit: number };

/** E19 */
export const OWN_EXERCISE_ROOM: RecordRoom<OwnExercisesAreFull> = {
  limit: OWN_EXERCISES_LIMIT,
  full: { _tag: "OwnExercisesAreFull", limit: OWN_EXERCISES_LIMIT },
};
export const OWN_EXERCISE_REFUSALS: RecordRefusals<OwnExercise, OwnExerciseNotFound, OwnExerciseVersionConflict> = {
  notFound: (id) => ({ _tag: "OwnExerciseNotFound", id }),
  conflict: (current) => ({ _tag: "OwnExerciseVersionConflict", current }),
};
