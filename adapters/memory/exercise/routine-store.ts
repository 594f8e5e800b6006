import { ROUTINE_REFUSALS, type RoutineStore } from "@morsel/application/exercise/routine-store";
import { byName, type Routine } from "@morsel/domain/exercise";
import type { MemoryState } from "../platform/state.ts";
import { keptRows, keptTable, makeMemoryKeptStore } from "./kept-store.ts";

const routineTable = keptTable<Routine>();

export const makeMemoryRoutineStore = (state: MemoryState): RoutineStore =>
  makeMemoryKeptStore(keptRows(state, routineTable), ROUTINE_REFUSALS, byName);
