import type { Routine, RoutineNotFound, RoutineVersionConflict, RoutinesAreFull } from "@morsel/domain/exercise";
import { token } from "../platform/token.ts";
import type { VersionedListStore } from "../versioned-records/versioned-list-store.ts";

export type RoutineStore = VersionedListStore<Routine, RoutineNotFound, RoutineVersionConflict, RoutinesAreFull>;
export const RoutineStore = token<RoutineStore>("RoutineStore");
