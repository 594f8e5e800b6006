import { ROUTINES_LIMIT, type Routine, type RoutineId } from "@morsel/domain/exercise";
import { token } from "../platform/token.ts";
import type { KeptRefusals, KeptStore } from "./kept-store.ts";

export type RoutineNotFound = { readonly _tag: "RoutineNotFound"; readonly id: RoutineId };
/** It changed elsewhere since it was read; nothing was written. */
export type RoutineVersionConflict = { readonly _tag: "RoutineVersionConflict"; readonly current: Routine };
export type RoutinesAreFull = { readonly _tag: "RoutinesAreFull"; readonly limit: number };

export const ROUTINE_REFUSALS: KeptRefusals<Routine, RoutineNotFound, RoutineVersionConflict, RoutinesAreFull> = {
  limit: ROUTINES_LIMIT,
  notFound: (id) => ({ _tag: "RoutineNotFound", id }),
  conflict: (current) => ({ _tag: "RoutineVersionConflict", current }),
  full: { _tag: "RoutinesAreFull", limit: ROUTINES_LIMIT },
};

export type RoutineStore = KeptStore<Routine, RoutineNotFound, RoutineVersionConflict, RoutinesAreFull>;
export const RoutineStore = token<RoutineStore>("RoutineStore");
