import type { MemberId } from "@morsel/domain/identity";
import type { Measurement, MeasurementId } from "@morsel/domain/measurements";
import { memoryTable } from "../platform/state.ts";

export type StoredMeasurement = { readonly entry: Measurement; readonly isDeleted: boolean };

/** Measurements of each member by id, deleted ones included. */
export const measurementTable = memoryTable(() => new Map<MemberId, Map<MeasurementId, StoredMeasurement>>());
