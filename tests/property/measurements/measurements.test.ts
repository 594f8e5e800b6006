import * as body from "@morsel/domain/measurements";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyNumbers, between, errorOf, valueOf } from "../../arbitraries/numbers.ts";

const { bodyMassIndex, navyBodyFat } = body;

describe("measurements", () => {
  it("M1 M2 each type of the specification has its human range", () => {
    expect(body.MEASUREMENT_TYPES).toEqual({
      Weight: { unit: "kg", min: 20, max: 700, decimals: 2 },
      height: { unit: "cm", min: 50, max: 280, decimals: 1 },
      Neck: { unit: "cm", min: 15, max: 100, decimals: 1 },
      Waist: { unit: "cm", min: 30, max: 300, decimals: 1 },
      Hips: { unit: "cm", min: 30, max: 300, decimals: 1 },
      "Fitbit steps": { unit: "steps", min: 0, max: 200_000, decimals: 0 },
      "Fitbit tracked sleep minutes": { unit: "min", min: 0, max: 1440, decimals: 0 },
    });
    for (const type of Object.keys(body.MEASUREMENT_TYPES) as body.MeasurementType[]) {
      const { min, max } = body.MEASUREMENT_TYPES[type];
      for (const value of [min, max]) expect(valueOf(body.checkMeasurement(type, value))).toBe(value);
      for (const value of [min - 1, max + 1, Number.NaN, Infinity])
        expect(errorOf(body.checkMeasurement(type, value))).toEqual({ _tag: "MeasurementRefused", type, min, max });
    }
    expect(valueOf(body.checkMeasurement("Weight", 80.1234))).toBe(80.12);
    for (const type of ["weight", "", "toString", "Blood pressure"])
      expect(errorOf(body.checkMeasurement(type, 1))._tag).toBe("MeasurementTypeUnknown");
  });

  it("M3 own types have a name that is not taken", () => {
    expect(valueOf(body.checkOwnType({ name: " Blood sugar ", unit: "mmol/l" }))).toEqual({
      name: "Blood sugar",
      unit: "mmol/l",
    });
    expect(body.checkOwnType({ name: "x".repeat(40), unit: "x".repeat(12) }).ok).toBe(true);
    for (const name of ["", "  ", "x".repeat(41), "WEIGHT", "neck"])
      expect(errorOf(body.checkOwnType({ name, unit: "" })).field).toBe("name");
    expect(errorOf(body.checkOwnType({ name: "Bicep", unit: "x".repeat(13) })).field).toBe("unit");
  });
});

describe("the body", () => {
  it("M6 M7 BMI and its classes", () => {
    expect(bodyMassIndex(80, 180)).toBeCloseTo(24.691, 3);
    for (const [kg, cm] of [
      [0, 180],
      [80, 0],
      [Number.NaN, 180],
      [80, Infinity],
      [-80, 180],
    ] as const)
      expect(bodyMassIndex(kg, cm)).toBeUndefined();
    for (const [bmi, name] of [
      [18.49, "underweight"],
      [18.5, "normal"],
      [25, "overweight"],
      [30, "obese-1"],
      [35, "obese-2"],
      [40, "obese-3"],
    ] as const)
      expect(body.bmiClass(bmi)).toBe(name);
    for (const bmi of [0, -1, Number.NaN, Infinity]) expect(body.bmiClass(bmi)).toBeUndefined();
  });

  it("M10 the classes of Asian populations begin at the action points of 2004", () => {
    for (const [bmi, name] of [
      [18.49, "underweight"],
      [18.5, "normal"],
      [22.99, "normal"],
      [23, "overweight"],
      [27.49, "overweight"],
      [27.5, "obese-1"],
      [32.5, "obese-2"],
      [37.5, "obese-3"],
    ] as const)
      expect([bmi, body.bmiClass(bmi, "asian")]).toEqual([bmi, name]);
    for (const bmi of [0, -1, Number.NaN, Infinity]) expect(body.bmiClass(bmi, "asian")).toBeUndefined();
    const order = ["underweight", "normal", "overweight", "obese-1", "obese-2", "obese-3"];
    fc.assert(
      fc.property(between(1, 100), (bmi) => {
        const [general, asian] = [body.bmiClass(bmi), body.bmiClass(bmi, "asian")];
        expect(order.indexOf(asian ?? "")).toBeGreaterThanOrEqual(order.indexOf(general ?? ""));
      }),
    );
  });

  it("M11 body fat from BMI and age of an adult, by sex", () => {
    expect(body.bmiBodyFat("male", 30, 25)).toBeCloseTo(20.7, 9);
    expect(body.bmiBodyFat("female", 30, 25)).toBeCloseTo(31.5, 9);
    for (const age of [17.9, 120.1, Number.NaN, Infinity]) expect(body.bmiBodyFat("male", age, 25)).toBeUndefined();
    fc.assert(
      fc.property(fc.constantFrom("female", "male"), anyNumbers, anyNumbers, (sex, age, bmi) => {
        const fat = body.bmiBodyFat(sex, age, bmi);
        if (fat !== undefined) expect(fat >= 2 && fat <= 70).toBe(true);
      }),
    );
  });

  it("M6 M8 are given for every human body and no other", () => {
    for (const [kg, cm, isGiven] of [
      [20, 50, true],
      [700, 280, true],
      [19.9, 180, false],
      [700.1, 180, false],
      [80, 49.9, false],
      [80, 280.1, false],
    ] as const)
      expect([kg, cm, bodyMassIndex(kg, cm) !== undefined]).toEqual([kg, cm, isGiven]);
    for (const [waist, cm, isGiven] of [
      [30, 50, true],
      [300, 280, true],
      [29.9, 180, false],
      [300.1, 180, false],
      [90, 49.9, false],
      [90, 280.1, false],
    ] as const)
      expect([waist, cm, body.waistToHeight(waist, cm) !== undefined]).toEqual([waist, cm, isGiven]);
  });

  it("M9 is given between 2 and 70 per cent, and for measures of a human body", () => {
    const fat = (waistCm: number, more: object = {}) =>
      navyBodyFat({ sex: "male", heightCm: 178, neckCm: 38, waistCm, ...more });
    const range = Array.from({ length: 2600 }, (_, i) => fat(38.1 + i / 10)).filter((percent) => percent !== undefined);
    expect(Math.min(...range)).toBeGreaterThanOrEqual(2);
    expect(Math.min(...range)).toBeLessThan(2.2);
    expect(Math.max(...range)).toBeLessThanOrEqual(70);
    expect(Math.max(...range)).toBeGreaterThan(69.9);
    for (const [waist, more, isGiven] of [
      [42, { neckCm: 15, heightCm: 100 }, true],
      [42, { neckCm: 14.9, heightCm: 100 }, false],
      [160, { neckCm: 100, heightCm: 250 }, true],
      [160, { neckCm: 100.1, heightCm: 250 }, false],
      [160, { neckCm: 60, heightCm: 250.1 }, false],
      [30, { neckCm: 15, heightCm: 100, sex: "female", hipsCm: 80 }, true],
      [29.9, { neckCm: 15, heightCm: 100, sex: "female", hipsCm: 80 }, false],
      [80, { neckCm: 15, heightCm: 100, sex: "female", hipsCm: 30 }, true],
      [80, { neckCm: 15, heightCm: 100, sex: "female", hipsCm: 29.9 }, false],
    ] as const)
      expect([waist, more, fat(waist, more) !== undefined]).toEqual([waist, more, isGiven]);
  });

  it("M8 waist over height", () => {
    expect(body.waistToHeight(90, 180)).toBe(0.5);
    for (const n of [0, Number.NaN, Infinity]) expect(body.waistToHeight(n, 180)).toBeUndefined();
  });

  it("M9 body fat by the Navy's circumferences, for women with hips", () => {
    const man = { sex: "male", heightCm: 178, neckCm: 38, waistCm: 85 } as const;
    const woman = { sex: "female", heightCm: 165, neckCm: 32, waistCm: 72, hipsCm: 98 } as const;
    // The metric form of the same study agrees to three tenths of a point.
    const metricMan = 495 / (1.0324 - 0.19077 * Math.log10(85 - 38) + 0.15456 * Math.log10(178)) - 450;
    const metricWoman = 495 / (1.29579 - 0.35004 * Math.log10(72 + 98 - 32) + 0.221 * Math.log10(165)) - 450;
    expect(Math.abs((navyBodyFat(man) ?? 0) - metricMan)).toBeLessThan(0.3);
    expect(Math.abs((navyBodyFat(woman) ?? 0) - metricWoman)).toBeLessThan(0.3);
    const { hipsCm: _, ...withoutHips } = woman;
    expect(navyBodyFat(withoutHips)).toBeUndefined();
    expect(navyBodyFat({ ...man, neckCm: 85 })).toBeUndefined();
    expect(navyBodyFat({ ...man, neckCm: 90 })).toBeUndefined();
    expect(navyBodyFat({ ...man, neckCm: 60, waistCm: 61 })).toBeUndefined();
    fc.assert(
      fc.property(
        fc.constantFrom("female", "male"),
        anyNumbers,
        anyNumbers,
        anyNumbers,
        anyNumbers,
        (sex, heightCm, neckCm, waistCm, hipsCm) => {
          const fat = navyBodyFat({ sex, heightCm, neckCm, waistCm, hipsCm });
          if (fat !== undefined) expect(fat >= 2 && fat <= 70).toBe(true);
        },
      ),
    );
  });
});
