import * as Effect from "effect/Effect";
import { OWN_EXERCISE_REFUSALS, OWN_EXERCISE_ROOM, byName, type OwnExercise } from "@morsel/domain/exercise";
import type { OwnExerciseStore } from "@morsel/application/exercise/own-exercise-store";
import type { MemoryState } from "../platform/state.ts";
import { makeMemoryVersionedList, memoryRoom, recordsOf, recordTable } from "../versioned-records/versioned-store.ts";

const table = recordTable<OwnExercise>();

export const makeMemoryOwnExerciseStore = (state: MemoryState): OwnExerciseStore => ({
  ...makeMemoryVersionedList(state, table, OWN_EXERCISE_REFUSALS, memoryRoom(OWN_EXERCISE_ROOM), byName),
  byIds: (member, ids) => Effect.sync(() => ids.flatMap((id) => recordsOf(state, table, member).get(id)?.record ?? [])),
});
