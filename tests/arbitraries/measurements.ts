import { addDays, type CalendarDate, type TimeOfDay } from "@morsel/domain/calendar";
import { measurementRange, type MeasuredType, type Measurement, type MeasurementId } from "@morsel/domain/measurements";
import fc from "fast-check";

/** A type of a member's own beside two of those that everybody has. */
export const OWN_TYPE = "019cdb00-0000-7000-8000-00000000abcd" as MeasuredType;
export const measuredTypes = fc.constantFrom<MeasuredType>("Weight", "Fitbit steps", OWN_TYPE);
export const times = fc.option(
  fc.constantFrom<TimeOfDay>(..."06:30 07:00 23:59".split(" ").map((time) => time as TimeOfDay)),
  { nil: undefined },
);

/** Measurements of the last days, of few types, so that they meet. */
export const measurementsBefore = (today: CalendarDate): fc.Arbitrary<Measurement> =>
  fc
    .record({
      id: fc.uuid({ version: 7 }).map((id) => id as MeasurementId),
      type: measuredTypes,
      daysAgo: fc.integer({ min: 0, max: 3 }),
      time: times,
      share: fc.integer({ min: 0, max: 100 }),
    })
    .map(({ id, type, daysAgo, time, share }) => {
      const { min, max } = measurementRange(type);
      const value = Math.round(min + ((max - min) * share) / 100);
      return { id, type, date: addDays(today, -daysAgo), ...(time === undefined ? {} : { time }), value, version: 1 };
    });
