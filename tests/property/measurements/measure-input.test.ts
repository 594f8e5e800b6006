import {
  valueInUnit,
  measureFigures,
  measureUnit,
  measureValue,
  readMeasure,
  stepMeasure,
  tapStep,
  type MeasureUnit,
  checkMeasurement,
  MEASUREMENT_TYPES,
  measurementRange,
  type MeasurementType,
} from "@morsel/domain/measurements";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OWN_TYPE } from "../../arbitraries/measurements.ts";

const units = fc.record({
  weight: fc.constantFrom("kg", "lb", "st"),
  height: fc.constantFrom("cm", "ft"),
} as const);
const types = fc.constantFrom(...(Object.keys(MEASUREMENT_TYPES) as MeasurementType[]));
/** A kept value of a type. */
const kept = types.chain((type) => {
  const { min, max, decimals } = MEASUREMENT_TYPES[type];
  const scale = 10 ** decimals;
  return fc.integer({ min: min * scale, max: max * scale }).map((n) => ({ type, value: n / scale }));
});
const typed = (unit: MeasureUnit, value: number) => measureFigures(unit, value).map(String);
/** The finest that a unit shows, in what is kept. */
const shownTo = (unit: MeasureUnit): number => (unit === "ft" ? 0.5 : unit === "hours" || unit === "steps" ? 1 : 0.1);
const numberOf = (read: ReturnType<typeof readMeasure>) => (read.ok ? read.value : read.error.reason);

describe("a measurement as it is typed", () => {
  it("U4 U5 U6 U7 each type is read in the member's units, an own one as it is", () => {
    const imperial = { weight: "st", height: "ft" } as const;
    expect(measureUnit("Weight", imperial)).toBe("st");
    expect(measureUnit("height", imperial)).toBe("ft");
    expect(measureUnit("Waist", imperial)).toBe("in");
    expect(measureUnit("Waist", { weight: "lb", height: "cm" })).toBe("cm");
    expect(measureUnit("Fitbit steps", imperial)).toBe("steps");
    expect(measureUnit("Fitbit tracked sleep minutes", imperial)).toBe("hours");
    expect(measureUnit(OWN_TYPE, imperial)).toBe("own");
  });

  it("U5 U7 what is shown is read again as what it was, but for what the unit does not show", () =>
    fc.assert(
      fc.property(kept, units, ({ type, value }, shown) => {
        const unit = measureUnit(type, shown);
        const read = numberOf(readMeasure(unit, typed(unit, value), "."));
        // A hundred thousand steps are more than an amount can be.
        if (value > 99_999) {
          expect(read).toBe("too-large");
          return;
        }
        if (typeof read !== "number") throw new Error(String(read));
        expect(Math.abs(valueInUnit(unit, read) - valueInUnit(unit, value))).toBeLessThanOrEqual(
          shownTo(unit) / 2 + 1e-6,
        );
      }),
    ));

  it("U12 sums, commas and nothing in one of two boxes are read, nothing in all is no measurement", () => {
    const read = (unit: MeasureUnit, texts: readonly string[], mark: "." | "," = ".") =>
      numberOf(readMeasure(unit, texts, mark));
    expect(read("kg", ["80.5-1.2"])).toBeCloseTo(79.3, 9);
    expect(read("kg", ["70,8"], ",")).toBe(70.8);
    expect(read("st", ["11", "3.5"])).toBeCloseTo((11 * 14 + 3.5) / 2.20462262185, 9);
    expect(read("st", ["11", ""])).toBeCloseTo((11 * 14) / 2.20462262185, 9);
    expect(read("ft", ["5", "6 1/2"])).toBeCloseTo(66.5 * 2.54, 9);
    expect(read("hours", ["7", "15"])).toBe(435);
    expect(read("hours", ["0", " 0 "])).toBe(0);
    expect(read("steps", ["0"])).toBe(0);
    expect([read("kg", []), read("kg", [" "]), read("st", ["", ""])]).toEqual([undefined, undefined, undefined]);
    expect(read("cm", ["-5"])).toBe("not-positive");
    expect(read("cm", ["eighty"])).toBe("unknown-character");
    expect(read("steps", ["12,345"])).toBe("ambiguous-separator");
  });

  it("M2 a tap goes one step of the reader's unit and stays in the range", () => {
    expect(stepMeasure("Weight", "kg", 71.44, 1)).toBeCloseTo(71.5, 9);
    expect(valueInUnit("lb", stepMeasure("Weight", "lb", measureValue("lb", [157.4]), -1))).toBeCloseTo(157.2, 6);
    expect(stepMeasure("Fitbit tracked sleep minutes", "hours", 430, 1)).toBe(445);
    expect(tapStep("st")).toBeCloseTo(0.2 / 2.20462262185, 9);
    fc.assert(
      fc.property(kept, units, fc.constantFrom(1, -1), ({ type, value }, shown, change) => {
        const unit = measureUnit(type, shown);
        const next = stepMeasure(type, unit, value, change);
        const { min, max } = measurementRange(type);
        expect(next >= min && next <= max).toBe(true);
        expect(checkMeasurement(type, next).ok).toBe(true);
        const isAtEnd = next === min || next === max;
        if (!isAtEnd) expect(Math.sign(next - value)).toBe(change);
      }),
    );
  });
});
