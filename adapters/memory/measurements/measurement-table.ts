import type { MemberId } from "@morsel/domain/identity";
import type { Measurement, MeasurementId } from "@morsel/domain/measurements";
import { memoryTable, type MemoryState } from "../platform/state.ts";

export type StoredMeasurement = { readonly entry: Measurement; readonly isDeleted: boolean };

/** Measurements of each member by id, deleted ones included. */
export const measurementTable = memoryTable(() => new Map<MemberId, Map<MeasurementId, StoredMeasurement>>());

/** The weight that a member gave at sign-up. */
export const addFirstWeight = (
  state: MemoryState,
  member: MemberId,
  { weight }: { readonly weight?: Measurement | undefined },
): void => {
  if (weight !== undefined)
    state.of(measurementTable).set(member, new Map([[weight.id, { entry: weight, isDeleted: false }]]));
};
