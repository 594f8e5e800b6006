import type { Exercise, ExerciseId } from "@morsel/domain/exercise";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";

/** What a member may log of these ids: those of the catalogue. */
export type KnownExercises = (member: MemberId, ids: readonly ExerciseId[]) => Effect.Effect<readonly Exercise[]>;
