import * as Effect from "effect/Effect";
import {
  MEASUREMENT_TYPE_REFUSALS,
  refuseMeasurementType,
  byTypeName,
  type BmiLimits,
  type OwnMeasurementType,
} from "@morsel/domain/measurements";
import type { MeasurementTypeStore } from "@morsel/application/measurements/measurement-type-store";
import type { MemberId } from "@morsel/domain/identity";
import { memoryTable, type MemoryState } from "../platform/state.ts";
import { checkAgainstActive, makeMemoryVersionedList, recordTable } from "../versioned-records/versioned-store.ts";

const table = recordTable<OwnMeasurementType>();
const bmiLimitsTable = memoryTable(() => new Map<MemberId, BmiLimits>());

export const makeMemoryMeasurementTypeStore = (state: MemoryState): MeasurementTypeStore => ({
  ...makeMemoryVersionedList(
    state,
    table,
    MEASUREMENT_TYPE_REFUSALS,
    checkAgainstActive(refuseMeasurementType),
    byTypeName,
  ),
  bmiLimits: (member) => Effect.sync(() => state.of(bmiLimitsTable).get(member) ?? "general"),
  chooseBmiLimits: (member, limits) => Effect.sync(() => void state.of(bmiLimitsTable).set(member, limits)),
});
