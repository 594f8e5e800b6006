import type { MemberToday } from "../diary-settings/member-today.ts";
import { token } from "../platform/token.ts";
import { makeLogWeight } from "./log-weight.ts";
import type { MeasurementStore } from "./measurement-store.ts";
import { makeReadWeights } from "./read-weights.ts";

export type MeasurementsPorts = { readonly measurements: MeasurementStore; readonly today: MemberToday };

/** All that can be done with measurements. */
export const makeMeasurementsUseCases = (ports: MeasurementsPorts) => ({
  logWeight: makeLogWeight(ports),
  readWeights: makeReadWeights(ports),
});

export type MeasurementsUseCases = ReturnType<typeof makeMeasurementsUseCases>;
export const MeasurementsUseCases = token<MeasurementsUseCases>("MeasurementsUseCases");
