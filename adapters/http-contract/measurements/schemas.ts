import {
  BMI_LIMITS,
  isMeasuredType,
  isMeasurementId,
  isOwnTypeId,
  MEASUREMENT_TYPES,
} from "@morsel/domain/measurements";
import * as Schema from "effect/Schema";
import { CalendarDate, textUpTo, TimeOfDay, Version } from "../shared/primitives.ts";

export const MeasurementId = Schema.String.pipe(
  Schema.refine(isMeasurementId, { expected: "a UUID in lower case", description: "Made by whoever measured." }),
);

export const OwnTypeId = Schema.String.pipe(
  Schema.refine(isOwnTypeId, { expected: "a UUID in lower case", description: "Made by whoever adds the type." }),
);

const NAMES = Object.keys(MEASUREMENT_TYPES).join(", ");

export const MeasuredType = Schema.String.pipe(
  Schema.refine(isMeasuredType, {
    expected: `${NAMES}, or the id of a type of one's own`,
    description: "Kept in kg (Weight), cm (height, Neck, Waist, Hips), steps, minutes, or the unit of the own type.",
  }),
);

/** A measurement on a day, perhaps at a time. */
export const Measurement = Schema.Struct({
  id: Schema.String,
  type: Schema.String,
  date: Schema.String,
  time: Schema.optionalKey(Schema.String),
  value: Schema.Finite,
  version: Schema.Int,
}).annotate({ identifier: "Measurement" });
export type WireMeasurement = typeof Measurement.Encoded;

export const Measurements = Schema.Struct({ items: Schema.Array(Measurement) });
export type WireMeasurements = typeof Measurements.Encoded;

/** Newest first. `next` is the cursor of the page behind, null on the last one. */
export const MeasurementPage = Schema.Struct({ items: Schema.Array(Measurement), next: Schema.NullOr(Schema.String) });
export type WireMeasurementPage = typeof MeasurementPage.Encoded;

/** Summary of a day's measurements of one type. */
export const MeasuredDay = Schema.Struct({
  date: Schema.String,
  count: Schema.Int,
  sum: Schema.Finite,
  max: Schema.Finite,
}).annotate({ identifier: "MeasuredDay" });

/** The oldest first. `before` is the day from which on back the rest of the range is; null when this is all. */
export const MeasuredDays = Schema.Struct({ days: Schema.Array(MeasuredDay), before: Schema.NullOr(Schema.String) });
export type WireMeasuredDays = typeof MeasuredDays.Encoded;

export const OwnMeasurementType = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  unit: Schema.String,
  version: Schema.Int,
}).annotate({ identifier: "OwnMeasurementType" });
export type WireOwnType = typeof OwnMeasurementType.Encoded;

/** All of a member's own, by name. */
export const OwnMeasurementTypes = Schema.Struct({ items: Schema.Array(OwnMeasurementType) });
export type WireOwnTypes = typeof OwnMeasurementTypes.Encoded;

export const BmiLimits = Schema.Literals(Object.keys(BMI_LIMITS) as (keyof typeof BMI_LIMITS)[]);

/** First data of a check-in: the last measurement of each type, own types, and the formulas' other inputs. */
export const CheckIn = Schema.Struct({
  last: Schema.Array(Measurement),
  types: Schema.Array(OwnMeasurementType),
  bmi_limits: BmiLimits,
  body: Schema.Struct({
    sex: Schema.Literals(["female", "male"]),
    height_cm: Schema.Finite,
  }),
  goals: Schema.Struct({ weight_kg: Schema.Finite, steps: Schema.optionalKey(Schema.Finite) }),
}).annotate({ identifier: "CheckIn" });
export type WireCheckIn = typeof CheckIn.Encoded;

/** The id makes repeats harmless; of today where the member lives, unless a day is given. */
const LoggedMeasurement = Schema.Struct({
  id: MeasurementId,
  type: MeasuredType,
  date: Schema.optionalKey(CalendarDate),
  time: Schema.optionalKey(TimeOfDay),
  value: Schema.Finite,
});

/** More than there can be types. */
const MOST_AT_ONCE = 50;
const listOf = <Item extends Schema.Top>(item: Item) =>
  Schema.Array(item).check(
    Schema.isMinLength(1, { expected: "one at least" }),
    Schema.isMaxLength(MOST_AT_ONCE, { expected: `at most ${MOST_AT_ONCE}` }),
  );

export const LogMeasurementsPayload = Schema.Struct({ items: listOf(LoggedMeasurement) });
export const MeasurementIds = Schema.Struct({ ids: listOf(MeasurementId) });

/** All but the type is said anew; no time is no time. `version` is the one that was read. */
export const MeasurementChange = Schema.Struct({
  version: Version,
  date: CalendarDate,
  time: Schema.optionalKey(TimeOfDay),
  value: Schema.Finite,
});

const LONGEST_TEXT = 400;

/** A new one, or changes to a stored one; the version is the one that was read, 0 for a new one. */
export const OwnTypePayload = Schema.Struct({
  version: Version,
  name: textUpTo(LONGEST_TEXT),
  unit: textUpTo(LONGEST_TEXT),
});

export const BmiLimitsChoice = Schema.Struct({ bmi_limits: BmiLimits });
export type WireBmiLimits = typeof BmiLimitsChoice.Encoded;
