import { OWN_EXERCISES_LIMIT, type ExerciseId, type OwnExercise } from "@morsel/domain/exercise";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { KeptRefusals, KeptStore } from "./kept-store.ts";

export type OwnExerciseNotFound = { readonly _tag: "OwnExerciseNotFound"; readonly id: ExerciseId };
/** It changed elsewhere since it was read; nothing was written. */
export type OwnExerciseVersionConflict = {
  readonly _tag: "OwnExerciseVersionConflict";
  readonly current: OwnExercise;
};
export type OwnExercisesAreFull = { readonly _tag: "OwnExercisesAreFull"; readonly limit: number };

export const OWN_EXERCISE_REFUSALS: KeptRefusals<
  OwnExercise,
  OwnExerciseNotFound,
  OwnExerciseVersionConflict,
  OwnExercisesAreFull
> = {
  limit: OWN_EXERCISES_LIMIT,
  notFound: (id) => ({ _tag: "OwnExerciseNotFound", id }),
  conflict: (current) => ({ _tag: "OwnExerciseVersionConflict", current }),
  full: { _tag: "OwnExercisesAreFull", limit: OWN_EXERCISES_LIMIT },
};

export interface OwnExerciseStore extends KeptStore<
  OwnExercise,
  OwnExerciseNotFound,
  OwnExerciseVersionConflict,
  OwnExercisesAreFull
> {
  /** Those of these ids, the deleted among them: what was logged of one can be logged again. */
  readonly byIds: (member: MemberId, ids: readonly ExerciseId[]) => Effect.Effect<readonly OwnExercise[]>;
}

export const OwnExerciseStore = token<OwnExerciseStore>("OwnExerciseStore");
