import type { CheckIn } from "@morsel/application/measurements/check-in";
import type { MeasuredDays, MeasurementPage } from "@morsel/application/measurements/read-measurements";
import type { MeasuredDay, Measurement, OwnMeasurementType } from "@morsel/domain/measurements";
import type {
  WireCheckIn,
  WireMeasuredDays,
  WireMeasurement,
  WireMeasurementPage,
  WireMeasurements,
  WireOwnType,
  WireOwnTypes,
} from "./schemas.ts";

/** A measurement has the same shape on the wire as in the domain. */
export const writeMeasurement = (entry: Measurement): WireMeasurement => entry;
export const writeMeasurements = (items: readonly Measurement[]): WireMeasurements => ({ items });
export const writeMeasurementPage = ({ items, next }: MeasurementPage): WireMeasurementPage => ({
  items,
  next: next ?? null,
});
export const writeMeasuredDays = ({ days, before }: MeasuredDays): WireMeasuredDays => ({
  days,
  before: before ?? null,
});
export const writeOwnType = (type: OwnMeasurementType): WireOwnType => type;
export const writeOwnTypes = (items: readonly OwnMeasurementType[]): WireOwnTypes => ({ items });

export const writeCheckIn = ({ last, types, bmiLimits, body }: CheckIn): WireCheckIn => ({
  last,
  types,
  bmi_limits: bmiLimits,
  body: { sex: body.sex, height_cm: body.heightCm, goal_weight_kg: body.goalWeightKg },
});

/** Our own server's answers are believed: the brands are put back on without a second check. */
export const readMeasurement = (wire: WireMeasurement): Measurement => wire as Measurement;
export const readMeasurements = ({ items }: WireMeasurements): readonly Measurement[] => items.map(readMeasurement);
export const readMeasurementPage = ({ items, next }: WireMeasurementPage): MeasurementPage =>
  next === null ? { items: items.map(readMeasurement) } : { items: items.map(readMeasurement), next };
export const readMeasuredDays = ({ days, before }: WireMeasuredDays): MeasuredDays => {
  const read = days as readonly MeasuredDay[];
  return before === null ? { days: read } : { days: read, before: before as MeasuredDay["date"] };
};
export const readOwnType = (wire: WireOwnType): OwnMeasurementType => wire as OwnMeasurementType;
export const readOwnTypes = ({ items }: WireOwnTypes): readonly OwnMeasurementType[] => items.map(readOwnType);

export const readCheckIn = ({ last, types, bmi_limits, body }: WireCheckIn): CheckIn => ({
  last: last.map(readMeasurement),
  types: types.map(readOwnType),
  bmiLimits: bmi_limits,
  body: { sex: body.sex, heightCm: body.height_cm, goalWeightKg: body.goal_weight_kg },
});
