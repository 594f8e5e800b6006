import type { MemberId } from "@morsel/domain/identity";
import type { MeasurementId, WeightEntry } from "@morsel/domain/measurements";
import { memoryTable } from "../platform/state.ts";

export type StoredWeight = { readonly entry: WeightEntry; readonly isDeleted: boolean };

/** Of each member by id, the deleted entries among them. */
export const weightTable = memoryTable(() => new Map<MemberId, Map<MeasurementId, StoredWeight>>());
