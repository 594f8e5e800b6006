import type { ExerciseId, OwnExercise } from "@morsel/domain/exercise";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

export type OwnExerciseNotFound = { readonly _tag: "OwnExerciseNotFound"; readonly id: ExerciseId };
/** It changed elsewhere since it was read; nothing was written. */
export type OwnExerciseVersionConflict = {
  readonly _tag: "OwnExerciseVersionConflict";
  readonly current: OwnExercise;
};
export type OwnExercisesAreFull = { readonly _tag: "OwnExercisesAreFull"; readonly limit: number };

type Own<E = never> = Effect.Effect<readonly OwnExercise[], E>;

/** Every answered write is durable, and answers all that stand. Every method is scoped by its member. */
export interface OwnExerciseStore {
  /** By name. */
  readonly all: (member: MemberId) => Own;
  /** Those of these ids, the deleted among them: what was logged of one can be logged again. */
  readonly byIds: (member: MemberId, ids: readonly ExerciseId[]) => Own;
  /** W97: a new one has version 1; a changed one replaces the version before it. */
  readonly save: (
    member: MemberId,
    own: OwnExercise,
  ) => Own<OwnExerciseNotFound | OwnExerciseVersionConflict | OwnExercisesAreFull>;
  readonly remove: (member: MemberId, id: ExerciseId) => Own<OwnExerciseNotFound>;
  readonly restore: (member: MemberId, id: ExerciseId) => Own<OwnExerciseNotFound | OwnExercisesAreFull>;
}

export const OwnExerciseStore = token<OwnExerciseStore>("OwnExerciseStore");
