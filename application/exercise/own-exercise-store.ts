import { OWN_EXERCISES_LIMIT, type ExerciseId, type OwnExercise } from "@morsel/domain/exercise";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { VersionedListStore } from "../versioned-records/versioned-list-store.ts";
import type { RecordRefusals, RecordRoom } from "../versioned-records/versioned-store.ts";

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

export interface OwnExerciseStore extends VersionedListStore<
  OwnExercise,
  OwnExerciseNotFound,
  OwnExerciseVersionConflict,
  OwnExercisesAreFull
> {
  /** Deleted ones included: an entry that was logged of one can be logged again. */
  readonly byIds: (member: MemberId, ids: readonly ExerciseId[]) => Effect.Effect<readonly OwnExercise[]>;
}

export const OwnExerciseStore = token<OwnExerciseStore>("OwnExerciseStore");
