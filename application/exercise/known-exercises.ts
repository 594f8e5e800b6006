import type { Exercise, ExerciseId } from "@morsel/domain/exercise";
import { isUuid, type MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { ExerciseCatalogue } from "./exercise-catalogue.ts";
import type { OwnExerciseStore } from "./own-exercise-store.ts";

/** Exercises with these ids that a member may log: the catalogue's, and their own, of which deleted ones can be logged again. */
export type KnownExercises = (member: MemberId, ids: readonly ExerciseId[]) => Effect.Effect<readonly Exercise[]>;

export const makeKnownExercises =
  (ports: { readonly catalogue: ExerciseCatalogue; readonly own: OwnExerciseStore }): KnownExercises =>
  (member, ids) => {
    const own = ids.filter(isUuid);
    const shipped = ports.catalogue.byIds(ids);
    return own.length === 0
      ? shipped
      : Effect.zipWith(shipped, ports.own.byIds(member, own), (ours, theirs) => [...ours, ...theirs]);
  };
