import { OWN_EXERCISE_REFUSALS, type OwnExerciseStore } from "@morsel/application/exercise/own-exercise-store";
import { byName, type OwnExercise } from "@morsel/domain/exercise";
import * as Effect from "effect/Effect";
import type { MemoryState } from "../platform/state.ts";
import { keptRows, keptTable, makeMemoryKeptStore } from "./kept-store.ts";

const ownTable = keptTable<OwnExercise>();

export const makeMemoryOwnExerciseStore = (state: MemoryState): OwnExerciseStore => {
  const ownOf = keptRows(state, ownTable);
  return {
    ...makeMemoryKeptStore(ownOf, OWN_EXERCISE_REFUSALS, byName),
    byIds: (member, ids) => Effect.sync(() => ids.flatMap((id) => ownOf(member).get(id)?.thing ?? [])),
  };
};
