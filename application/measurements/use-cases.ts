import type { MemberToday } from "../diary-settings/member-today.ts";
import { token } from "../platform/token.ts";
import { makeChangeMeasurement } from "./change-measurement.ts";
import { makeReadCheckIn } from "./check-in.ts";
import { makeLogMeasurements } from "./log-measurements.ts";
import type { MeasurementStore } from "./measurement-store.ts";
import type { MeasurementTypeStore } from "./measurement-type-store.ts";
import { makeSaveOwnType } from "./own-types.ts";
import type { StepGoal } from "./step-goal.ts";
import { makeReadDays, makeReadMeasurements } from "./read-measurements.ts";

export type MeasurementsPorts = {
  readonly measurements: MeasurementStore;
  readonly types: MeasurementTypeStore;
  readonly stepGoal: StepGoal;
  readonly today: MemberToday;
};

/** All that can be done with measurements. */
export const makeMeasurementsUseCases = (ports: MeasurementsPorts) => ({
  readCheckIn: makeReadCheckIn(ports),
  readMeasurements: makeReadMeasurements(ports),
  readDays: makeReadDays(ports),
  logMeasurements: makeLogMeasurements(ports),
  changeMeasurement: makeChangeMeasurement(ports),
  saveOwnType: makeSaveOwnType(ports),
});

export type MeasurementsUseCases = ReturnType<typeof makeMeasurementsUseCases>;
export const MeasurementsUseCases = token<MeasurementsUseCases>("MeasurementsUseCases");
