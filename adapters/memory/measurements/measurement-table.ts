import type { MemberId } from "@morsel/domain/identity";
import type { BmiLimits, Measurement, MeasurementId, OwnMeasurementType, OwnTypeId } from "@morsel/domain/measurements";
import { memoryTable } from "../platform/state.ts";

export type StoredMeasurement = { readonly entry: Measurement; readonly isDeleted: boolean };
export type StoredType = { readonly type: OwnMeasurementType; readonly isDeleted: boolean };

/** Of each member by id, the deleted ones among them. */
export const measurementTable = memoryTable(() => new Map<MemberId, Map<MeasurementId, StoredMeasurement>>());
export const measurementTypeTable = memoryTable(() => new Map<MemberId, Map<OwnTypeId, StoredType>>());
export const bmiLimitsTable = memoryTable(() => new Map<MemberId, BmiLimits>());
