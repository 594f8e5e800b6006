import type { MemberId } from "@morsel/domain/identity";
import type {
  BmiLimits,
  OwnMeasurementType,
  MeasurementTypeNotFound,
  MeasurementTypeVersionConflict,
  MeasurementTypeTaken,
  MeasurementTypesAreFull,
} from "@morsel/domain/measurements";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { VersionedListStore } from "../versioned-records/versioned-list-store.ts";

export interface MeasurementTypeStore extends VersionedListStore<
  OwnMeasurementType,
  MeasurementTypeNotFound,
  MeasurementTypeVersionConflict,
  MeasurementTypeTaken | MeasurementTypesAreFull
> {
  /** M10, W106: those of everybody until others are chosen. */
  readonly bmiLimits: (member: MemberId) => Effect.Effect<BmiLimits>;
  readonly chooseBmiLimits: (member: MemberId, limits: BmiLimits) => Effect.Effect<void>;
}

export const MeasurementTypeStore = token<MeasurementTypeStore>("MeasurementTypeStore");
