import { ROUTINE_REFUSALS, ROUTINE_ROOM, byName, type Routine } from "@morsel/domain/exercise";
import type { RoutineStore } from "@morsel/application/exercise/routine-store";
import type { MemoryState } from "../platform/state.ts";
import { makeMemoryVersionedList, memoryRoom, recordTable } from "../versioned-records/versioned-store.ts";

const table = recordTable<Routine>();

export const makeMemoryRoutineStore = (state: MemoryState): RoutineStore =>
  makeMemoryVersionedList(state, table, ROUTINE_REFUSALS, memoryRoom(ROUTINE_ROOM), byName);
