import * as Effect from "effect/Effect";
import {
  plainExercise,
  routine,
  type ExerciseDoneRefused,
  type ExerciseId,
  type Routine,
  type RoutineId,
  type RoutineItem,
  type RoutineRefused,
  type RoutineNotFound,
  type RoutinesAreFull,
  type RoutineVersionConflict,
} from "@morsel/domain/exercise";
import type { MemberId } from "@morsel/domain/identity";
import { fromResult } from "../platform/from-result.ts";
import type { ExerciseNotFound } from "./exercise-catalogue.ts";
import type { KnownExercises } from "./known-exercises.ts";
import type { RoutineStore } from "./routine-store.ts";

/** A routine as it is asked for: its exercises by their ids. */
export type RoutineDraft = {
  readonly name: string;
  readonly items: readonly (RoutineItem["done"] & { readonly exerciseId: ExerciseId })[];
};

export type SaveRoutine = (request: {
  readonly member: MemberId;
  readonly id: RoutineId;
  readonly draft: RoutineDraft;
  /** The version that was read; 0 for a new one. */
  readonly seen: number;
}) => Effect.Effect<
  readonly Routine[],
  ExerciseNotFound | RoutineRefused | ExerciseDoneRefused | RoutineNotFound | RoutineVersionConflict | RoutinesAreFull
>;

/** W340, W341: decided by the rules, then kept as the next version of the one that was read. */
export const makeSaveRoutine = (ports: {
  readonly routines: RoutineStore;
  readonly known: KnownExercises;
}): SaveRoutine =>
  Effect.fn("SaveRoutine")(function* ({ member, id, draft: { name, items: wanted }, seen }) {
    const found = yield* ports.known(member, [...new Set(wanted.map(({ exerciseId }) => exerciseId))]);
    const exercises = new Map(found.map((one) => [one.id, plainExercise(one)]));
    const items: RoutineItem[] = [];
    for (const { exerciseId, ...done } of wanted) {
      const exercise = exercises.get(exerciseId);
      if (exercise === undefined) return yield* Effect.fail({ _tag: "ExerciseNotFound" as const, id: exerciseId });
      items.push({ exercise, done });
    }
    return yield* ports.routines.save(member, yield* fromResult(routine({ id, name, items, version: seen + 1 })));
  });
