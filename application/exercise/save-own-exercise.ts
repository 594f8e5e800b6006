import * as Effect from "effect/Effect";
import {
  ownExercise,
  type ExerciseId,
  type OwnExercise,
  type OwnExerciseDraft,
  type OwnExerciseRefused,
  type OwnExerciseNotFound,
  type OwnExercisesAreFull,
  type OwnExerciseVersionConflict,
} from "@morsel/domain/exercise";
import type { MemberId } from "@morsel/domain/identity";
import { fromResult } from "../platform/from-result.ts";
import type { OwnExerciseStore } from "./own-exercise-store.ts";

export type SaveOwnExercise = (request: {
  readonly member: MemberId;
  readonly id: ExerciseId;
  readonly draft: OwnExerciseDraft;
  /** The version that was read; 0 for a new one. */
  readonly seen: number;
}) => Effect.Effect<
  readonly OwnExercise[],
  OwnExerciseRefused | OwnExerciseNotFound | OwnExerciseVersionConflict | OwnExercisesAreFull
>;

/** E19, W97: decided by the rules, then kept as the next version of the one that was read. */
export const makeSaveOwnExercise = (ports: { readonly own: OwnExerciseStore }): SaveOwnExercise =>
  Effect.fn("SaveOwnExercise")(function* ({ member, id, draft, seen }) {
    return yield* ports.own.save(member, yield* fromResult(ownExercise(id, draft, seen + 1)));
  });
