import { ROUTINES_LIMIT, type Routine, type RoutineId } from "./routine.ts";
import type { RecordRefusals, RecordRoom } from "../../versioned-records/index.ts";

export type RoutineNotFound = { readonly _tag: "RoutineNotFound"; readonly id: RoutineId };
/** It changed elsewhere since it was read; nothing was written. */
export type RoutineVersionConflict = { readonly _tag: "RoutineVersionConflict"; readonly current: Routine };
export type RoutinesAreFull = { readonly _tag: "RoutinesAreFull"; readonly limit: number };

/** W340 */
export const ROUTINE_ROOM: RecordRoom<RoutinesAreFull> = {
  limit: ROUTINES_LIMIT,
  full: { _tag: "RoutinesAreFull", limit: ROUTINES_LIMIT },
};
export const ROUTINE_REFUSALS: RecordRefusals<Routine, RoutineNotFound, RoutineVersionConflict> = {
  notFound: (id) => ({ _tag: "RoutineNotFound", id }),
  conflict: (current) => ({ _tag: "RoutineVersionConflict", current }),
};
