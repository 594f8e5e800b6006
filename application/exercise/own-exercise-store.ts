import type {
  ExerciseId,
  OwnExercise,
  OwnExerciseNotFound,
  OwnExerciseVersionConflict,
  OwnExercisesAreFull,
} from "@morsel/domain/exercise";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { VersionedListStore } from "../versioned-records/versioned-list-store.ts";

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
