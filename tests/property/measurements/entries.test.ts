import {
  byNewest,
  byTypeName,
  checkMeasurement,
  checkOwnType,
  dayFigure,
  askedTypes,
  lastMeasurement,
  measurement,
  measurementRange,
  trendOf,
  weeklyTrend,
  type MeasuredType,
  type Measurement,
  type MeasurementId,
} from "@morsel/domain/measurements";
import { addDays } from "@morsel/domain/calendar";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf } from "../../arbitraries/diary.ts";
import { measurementsBefore, OWN_TYPE } from "../../arbitraries/measurements.ts";
import { errorOf, valueOf } from "../../arbitraries/numbers.ts";

const today = dateOf("2026-03-01");
const entries = measurementsBefore(today);

describe("a measurement of a day", () => {
  it("M2 M12 lies in the range of its type and is kept to what is kept of it", () => {
    const given = {
      id: "0190a6a0-0000-7000-8000-000000000001" as MeasurementId,
      type: "Weight" as const,
      date: today,
      value: 80.126,
      version: 3,
    };
    expect(valueOf(measurement(given))).toEqual({ ...given, value: 80.13 });
    expect(errorOf(measurement({ ...given, value: 19.9 }))).toEqual({
      _tag: "MeasurementRefused",
      type: "Weight",
      min: 20,
      max: 700,
    });
    expect([80.124, 80.125].map((kg) => valueOf(checkMeasurement("Weight", kg)))).toEqual([80.12, 80.13]);
    expect(valueOf(checkMeasurement("Fitbit steps", 0.6))).toBe(1);
  });

  it("M3 one of an own type is from 0 to 99,999, kept to a hundredth", () => {
    expect(measurementRange(OWN_TYPE)).toMatchObject({ min: 0, max: 99_999 });
    expect(measurementRange("Waist")).toMatchObject({ min: 30, max: 300 });
    expect([0, 5.126, 99_999].map((value) => valueOf(checkMeasurement(OWN_TYPE, value)))).toEqual([0, 5.13, 99_999]);
    for (const value of [-0.01, 99_999.01, Number.NaN])
      expect(errorOf(checkMeasurement(OWN_TYPE, value))).toMatchObject({ min: 0, max: 99_999 });
  });

  it("M12 the last is of the latest day, of one day the latest time, of one time the latest id, in whatever order they come", () => {
    fc.assert(
      fc.property(fc.uniqueArray(entries, { minLength: 1, maxLength: 12, selector: ({ id }) => id }), (given) => {
        const of: MeasuredType = given[0]?.type ?? "Weight";
        const last = lastMeasurement(given, of);
        if (last === undefined) throw new Error("nothing measured");
        for (const other of given.filter(({ type }) => type === of)) {
          expect(other.date <= last.date).toBe(true);
          if (other.date !== last.date) continue;
          expect((other.time ?? "") <= (last.time ?? "")).toBe(true);
          if (other.time === last.time) expect(other.id <= last.id).toBe(true);
        }
        expect(lastMeasurement(given.toReversed(), of)).toBe(last);
        const sorted = given.toSorted(byNewest);
        expect(given.toReversed().toSorted(byNewest)).toEqual(sorted);
        for (const [i, entry] of sorted.entries()) {
          expect(byNewest(entry, entry)).toBe(0);
          const next = sorted[i + 1];
          if (next !== undefined) expect([byNewest(entry, next), byNewest(next, entry)]).toEqual([-1, 1]);
        }
      }),
    );
    expect(lastMeasurement([], "Weight")).toBeUndefined();
  });

  it("M13 a day is the mean of what was measured; sleep adds up to a day at most, of steps the most count", () => {
    const day = { date: today, count: 2, sum: 1000, max: 900 };
    expect(dayFigure("Weight", day)).toBe(500);
    expect(dayFigure(OWN_TYPE, day)).toBe(500);
    expect(dayFigure("Fitbit steps", day)).toBe(900);
    expect(dayFigure("Fitbit tracked sleep minutes", day)).toBe(1000);
    expect(dayFigure("Fitbit tracked sleep minutes", { ...day, sum: 1500 })).toBe(1440);
  });

  it("M3 M5 a unit may be left out, and a trend needs days to be of", () => {
    expect(valueOf(checkOwnType({ name: "Mood", unit: "  " }))).toEqual({ name: "Mood", unit: "" });
    expect(errorOf(checkOwnType({ name: "Mood", unit: "\u200b" })).field).toBe("unit");
    const named = ["Mood", "Arm", "Mood"].map((name) => ({ name, unit: "" }));
    expect(named.toSorted(byTypeName).map(({ name }) => name)).toEqual(["Arm", "Mood", "Mood"]);
    expect(weeklyTrend([])).toBeUndefined();
    const points = trendOf([0, 6, 7].map((day) => ({ date: addDays(today, day), value: 80 })));
    expect([weeklyTrend(points.slice(0, 2)), weeklyTrend(points)]).toEqual([undefined, 0]);
  });
});

describe("a check-in", () => {
  it("M18 asks at once for weight and what was measured in the last 28 days", () => {
    const today = dateOf("2026-03-11");
    const of = (type: MeasuredType, daysAgo: number) => ({ type, date: addDays(today, -daysAgo) }) as Measurement;
    const types: readonly MeasuredType[] = ["Weight", "Waist", "Hips", "Neck"];
    expect(askedTypes(types, [], today)).toEqual({ first: ["Weight"], more: ["Waist", "Hips", "Neck"] });
    expect(askedTypes(types, [of("Hips", 29), of("Waist", 28), of("Weight", 90)], today)).toEqual({
      first: ["Weight", "Waist"],
      more: ["Hips", "Neck"],
    });
  });
});
