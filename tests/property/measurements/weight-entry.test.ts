import {
  byNewest,
  checkMeasurement,
  checkOwnType,
  lastWeight,
  trendOf,
  weeklyTrend,
  weightEntry,
  type MeasurementId,
  type WeightEntry,
} from "@morsel/domain/measurements";
import { addDays } from "@morsel/domain/calendar";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf, dates } from "../../arbitraries/diary.ts";
import { errorOf, valueOf } from "../../arbitraries/numbers.ts";

const today = dateOf("2026-03-01");
const entries: fc.Arbitrary<WeightEntry> = fc.record({
  id: fc.uuid({ version: 7 }).map((id) => id as MeasurementId),
  date: fc.oneof(fc.constant(today), dates),
  kg: fc.integer({ min: 20, max: 700 }),
});

describe("a weight of a day", () => {
  it("M2 M12 is a weight in its range, kept to 10 g", () => {
    const id = "0190a6a0-0000-7000-8000-000000000001" as MeasurementId;
    expect(valueOf(weightEntry(id, today, 80.126))).toEqual({ id, date: today, kg: 80.13 });
    expect(errorOf(weightEntry(id, today, 19.9))).toEqual({
      _tag: "MeasurementRefused",
      type: "Weight",
      min: 20,
      max: 700,
    });
    expect([80.124, 80.125].map((kg) => valueOf(checkMeasurement("Weight", kg)))).toEqual([80.12, 80.13]);
    expect(valueOf(checkMeasurement("Fitbit steps", 0.6))).toBe(1);
  });

  it("M12 the last is of the latest day, and of one day the latest id, in whatever order they come", () => {
    fc.assert(
      fc.property(fc.uniqueArray(entries, { minLength: 1, maxLength: 8, selector: ({ id }) => id }), (given) => {
        const last = lastWeight(given);
        if (last === undefined) throw new Error("no weight");
        for (const other of given) {
          expect(other.date <= last.date).toBe(true);
          if (other.date === last.date) expect(other.id <= last.id).toBe(true);
        }
        expect(lastWeight(given.toReversed())).toBe(last);
        const sorted = given.toSorted(byNewest);
        expect(given.toReversed().toSorted(byNewest)).toEqual(sorted);
        for (const [i, entry] of sorted.entries()) {
          expect(byNewest(entry, entry)).toBe(0);
          const next = sorted[i + 1];
          if (next !== undefined) expect([byNewest(entry, next), byNewest(next, entry)]).toEqual([-1, 1]);
        }
      }),
    );
    expect(lastWeight([])).toBeUndefined();
  });

  it("M3 M5 a unit may be left out, and a trend needs days to be of", () => {
    expect(valueOf(checkOwnType({ name: "Mood", unit: "  " }))).toEqual({ name: "Mood", unit: "" });
    expect(errorOf(checkOwnType({ name: "Mood", unit: "\u200b" })).field).toBe("unit");
    expect(weeklyTrend([])).toBeUndefined();
    const points = trendOf([0, 6, 7].map((day) => ({ date: addDays(today, day), value: 80 })));
    expect([weeklyTrend(points.slice(0, 2)), weeklyTrend(points)]).toEqual([undefined, 0]);
  });
});
