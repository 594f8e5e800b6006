import * as units from "@morsel/domain/units";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyNumbers, between, errorOf, quantities, valueOf } from "../../arbitraries/numbers.ts";

const near = (a: number, b: number): void => {
  expect(Math.abs(a - b)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(a)));
};

describe("units", () => {
  it("U22 the first units follow the country, as CLDR has its measurement systems", () => {
    const metric = {
      energy: "calories",
      bodyWeight: "kilograms",
      height: "centimeters",
      distance: "kilometers",
      water: "milliliters",
    };
    for (const country of ["DE", "FR", "CA", "AU", "JP", "", "XX"]) expect(units.firstUnits(country)).toEqual(metric);
    const imperial = { ...metric, bodyWeight: "stone", height: "inches", distance: "miles" };
    expect(units.firstUnits("GB")).toEqual(imperial);
    for (const country of ["US", "LR", "MM"])
      expect(units.firstUnits(country)).toEqual({ ...imperial, bodyWeight: "pounds", water: "fluid_ounces" });
  });

  it("U1 units have the numbers of the specification, and only those", () => {
    expect(units.UNIT_IDS).toEqual({
      pounds: 1,
      calories: 2,
      kilograms: 6,
      kilojoules: 7,
      centimeters: 8,
      miles: 9,
      kilometers: 10,
      inches: 11,
      stone: 12,
      cups: 14,
      milliliters: 15,
      fluid_ounces: 16,
    });
    for (const [name, id] of Object.entries(units.UNIT_IDS)) expect(units.unitOfId(id)).toBe(name);
    for (const id of [0, 3, 4, 5, 13, 17, -1, 1.5, Number.NaN]) expect(units.unitOfId(id)).toBeUndefined();
    expect(units.isUnitName("toString")).toBe(false);
    expect(units.isUnitName("stone")).toBe(true);
    for (const choices of Object.values(units.UNIT_CHOICES))
      for (const name of choices) expect(units.isUnitName(name)).toBe(true);
  });

  it("U2 a quantity is not negative and at most the largest safe integer; the refusal names unit and number", () => {
    const all = [
      [units.isKilograms, units.kilograms, "kg"],
      [units.isPounds, units.pounds, "lb"],
      [units.isStone, units.stone, "st"],
      [units.isKcal, units.kcal, "kcal"],
      [units.isKj, units.kj, "kJ"],
      [units.isCentimetres, units.centimetres, "cm"],
      [units.isInches, units.inches, "in"],
      [units.isFeet, units.feet, "ft"],
      [units.isKilometres, units.kilometres, "km"],
      [units.isMiles, units.miles, "mi"],
      [units.isMillilitres, units.millilitres, "ml"],
      [units.isFluidOunces, units.fluidOunces, "fl oz"],
      [units.isCups, units.cups, "cup"],
    ] as const;
    for (const [is, make, unit] of all) {
      for (const n of [Number.NaN, Infinity, -Infinity, -1, -1e-12, 2 ** 53, 1e308]) {
        expect(is(n)).toBe(false);
        expect(errorOf<number, unknown>(make(n))).toEqual({ _tag: "NotAQuantity", unit, given: n });
      }
      for (const n of ["1", null, undefined, {}, 1n]) expect(is(n)).toBe(false);
      fc.assert(fc.property(between(0, 1e12), (n) => is(n) && valueOf<number, unknown>(make(n)) === n));
    }
  });

  it("U3 a kilocalorie is 4.184 kJ, there and back", () => {
    expect(units.kcalToKj(valueOf(units.kcal(1)))).toBe(4.184);
    fc.assert(
      fc.property(quantities(units.kcal, 1e6), (energy) => near(units.kjToKcal(units.kcalToKj(energy)), energy)),
    );
  });

  it("U21 energy in either unit is kept in kilocalories and shown in the one that was chosen", () => {
    expect(valueOf(units.energyOf({ unit: "calories", value: 89 }))).toBe(89);
    expect(valueOf(units.energyOf({ unit: "kilojoules", value: 418.4 }))).toBeCloseTo(100, 9);
    for (const unit of ["calories", "kilojoules"] as const) {
      for (const value of [-1, -0, Number.NaN, Infinity])
        expect(errorOf(units.energyOf({ unit, value }))).toMatchObject({ _tag: "NotAQuantity", given: value });
      fc.assert(
        fc.property(quantities(units.kcal, 1e6), (energy) =>
          near(valueOf(units.energyOf(units.energyIn(unit, energy))), energy),
        ),
      );
    }
  });

  it("U21 energy in a unit that nobody knows is refused by its name", () => {
    for (const unit of ["kcal", "kJ", "", "constructor", "kilograms"]) {
      const given = { unit, value: 100 } as unknown as units.GivenEnergy;
      expect(errorOf(units.energyOf(given))).toEqual({ _tag: "NotAQuantity", unit, given: 100 });
    }
  });

  it("U4 a kilogram is 2.20462262185 lb, there and back", () => {
    expect(units.kgToLb(valueOf(units.kilograms(1)))).toBe(2.20462262185);
    fc.assert(fc.property(quantities(units.kilograms, 1000), (kg) => near(units.lbToKg(units.kgToLb(kg)), kg)));
  });

  it("U5 stone and pounds carry: never 14 lb, never more than half a step away", () => {
    const kg = (pounds: number) => units.lbToKg(valueOf(units.pounds(pounds)));
    expect(units.kgToStone(kg(195.97))).toEqual({ stone: 14, pounds: 0 });
    expect(units.kgToStone(kg(157.5))).toEqual({ stone: 11, pounds: 3.5 });
    expect(units.kgToStone(kg(195.4), 1)).toEqual({ stone: 13, pounds: 13 });
    fc.assert(
      fc.property(quantities(units.kilograms, 500), fc.constantFrom(0.1, 0.5, 1), (weight, step) => {
        const { stone, pounds } = units.kgToStone(weight, step);
        expect(Number.isInteger(stone)).toBe(true);
        expect(pounds).toBeGreaterThanOrEqual(0);
        expect(pounds).toBeLessThan(14);
        const back = units.stoneToKg({ stone: valueOf(units.stone(stone)), pounds: valueOf(units.pounds(pounds)) });
        expect(Math.abs(units.kgToLb(back) - units.kgToLb(weight))).toBeLessThanOrEqual(step / 2 + 1e-6);
      }),
    );
  });

  it("U6 an inch is 2.54 cm, there and back", () => {
    expect(units.inchesToCm(valueOf(units.inches(1)))).toBe(2.54);
    fc.assert(
      fc.property(quantities(units.centimetres, 300), (cm) => near(units.inchesToCm(units.cmToInches(cm)), cm)),
    );
  });

  it("U7 feet and inches carry: 5 ft 11.8 in is 6 ft, never 5 ft 12 in", () => {
    const cm = (inches: number) => units.inchesToCm(valueOf(units.inches(inches)));
    expect(units.cmToFeetInches(cm(71.8))).toEqual({ feet: 6, inches: 0 });
    expect(units.cmToFeetInches(cm(71.4))).toEqual({ feet: 5, inches: 11 });
    expect(units.cmToFeetInches(valueOf(units.centimetres(180)))).toEqual({ feet: 5, inches: 11 });
    fc.assert(
      fc.property(quantities(units.centimetres, 300), fc.constantFrom(0.25, 0.5, 1), (height, step) => {
        const { feet, inches } = units.cmToFeetInches(height, step);
        expect(Number.isInteger(feet)).toBe(true);
        expect(inches).toBeGreaterThanOrEqual(0);
        expect(inches).toBeLessThan(12);
        const back = units.feetInchesToCm({ feet: valueOf(units.feet(feet)), inches: valueOf(units.inches(inches)) });
        expect(Math.abs(back - height)).toBeLessThanOrEqual((step / 2) * 2.54 + 1e-6);
      }),
    );
  });

  it("U8 a mile is 1.609344 km, there and back", () => {
    expect(units.milesToKm(valueOf(units.miles(1)))).toBe(1.609344);
    fc.assert(fc.property(quantities(units.kilometres, 1e5), (km) => near(units.milesToKm(units.kmToMiles(km)), km)));
  });

  it("U9 a cup is 8 fl oz and 236.588 ml, there and back", () => {
    expect(units.cupsToMl(valueOf(units.cups(1)))).toBeCloseTo(236.5882365, 9);
    expect(units.fluidOuncesToMl(valueOf(units.fluidOunces(8)))).toBeCloseTo(236.5882365, 9);
    fc.assert(
      fc.property(quantities(units.millilitres, 1e5), (ml) => {
        near(units.cupsToMl(units.mlToCups(ml)), ml);
        near(units.fluidOuncesToMl(units.mlToFluidOunces(ml)), ml);
      }),
    );
  });

  it("U10 a US label's kitchen measures are round", () => {
    expect(units.LABEL_MILLILITRES).toEqual({ teaspoon: 5, tablespoon: 15, cup: 240, fluid_ounce: 30 });
    expect(units.LABEL_GRAMS_PER_OUNCE).toBe(28);
  });

  it("U14 what is shown is clamped to 99999 and has five digits", () => {
    expect(units.displayNumber(99_999)).toBe(99_999);
    expect(units.displayNumber(1e300)).toBe(99_999);
    expect(units.displayNumber(Infinity)).toBe(99_999);
    expect(units.displayNumber(-123_456)).toBe(-99_999);
    expect(units.displayNumber(1234.567)).toBe(1234.6);
    expect(units.displayNumber(0.123456)).toBe(0.12346);
    expect(units.displayNumber(99_998.7)).toBe(99_999);
    expect(units.displayNumber(Number.NaN)).toBeUndefined();
    expect(Object.is(units.displayNumber(-0), 0)).toBe(true);
    fc.assert(
      fc.property(anyNumbers, (n) => {
        const shown = units.displayNumber(n);
        if (shown === undefined) {
          expect(n).toBeNaN();
          return;
        }
        expect(Math.abs(shown)).toBeLessThanOrEqual(99_999);
        expect(Number(shown.toPrecision(5))).toBe(shown);
        if (Math.abs(n) < 99_999) expect(Math.abs(shown - n)).toBeLessThanOrEqual(Math.abs(n) * 5.1e-5);
      }),
    );
  });

  it("U15 the weekly changes on offer are the specification's", () => {
    expect(units.WEEKLY_CHANGE_PRESETS.lb).toEqual([-2, -1.5, -1, -0.5, 0, 0.5, 1]);
    expect(units.WEEKLY_CHANGE_PRESETS.kg).toEqual([-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5]);
    for (const unit of ["lb", "kg"] as const)
      for (const preset of units.WEEKLY_CHANGE_PRESETS[unit])
        expect(units.weeklyChangePreset(units.weeklyChangeInKg(preset, unit), unit)).toBe(preset);
    expect(units.weeklyChangePreset(-0.6, "kg")).toBeUndefined();
    expect(units.weeklyChangePreset(Number.NaN, "lb")).toBeUndefined();
  });

  it("U16 every preset has its fraction, and only quarters have one", () => {
    expect(units.weeklyChangeFraction(-1.5)).toEqual({ whole: 1, numerator: 1, denominator: 2 });
    expect(units.weeklyChangeFraction(0.75)).toEqual({ whole: 0, numerator: 3, denominator: 4 });
    expect(units.weeklyChangeFraction(2)).toEqual({ whole: 2, numerator: 0, denominator: 1 });
    expect(units.weeklyChangeFraction(0.3)).toBeUndefined();
    fc.assert(
      fc.property(
        fc.constantFrom(Number.NaN, Infinity, -Infinity, 0.1, 1e300),
        (n) => units.weeklyChangeFraction(n) === undefined,
      ),
    );
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (quarters) => {
        const fraction = units.weeklyChangeFraction(quarters / 4);
        expect(fraction).toBeDefined();
        if (fraction !== undefined)
          expect(fraction.whole + fraction.numerator / fraction.denominator).toBe(Math.abs(quarters / 4));
      }),
    );
  });

  it("U17 activity levels are 1 to 4", () => {
    expect(units.ACTIVITY_LEVELS).toEqual({
      1: "not_very_active",
      2: "lightly_active",
      3: "active",
      4: "very_active",
    });
    for (const level of [0, 5, 1.5, "1", null, Number.NaN]) expect(units.isActivityLevel(level)).toBe(false);
    for (const level of [1, 2, 3, 4]) expect(units.isActivityLevel(level)).toBe(true);
  });

  it("U18 rounding to a step goes to the nearest multiple, halves away from zero", () => {
    for (const [value, step, rounded] of [
      [2.675, 0.01, 2.68],
      [1.005, 0.01, 1.01],
      [47.5, 5, 50],
      [-47.5, 5, -50],
      [0.3, 0.1, 0.3],
      [2.25, 0.5, 2.5],
      [0.2, 0.125, 0.25],
      [0.13, 0.125, 0.125],
      [2.4, 2.5, 2.5],
      [0.61, 0.3, 0.6],
      [7, 0, 7],
    ] as const)
      expect(units.toStep(value, step)).toBe(rounded);
    fc.assert(
      fc.property(
        between(-1e6, 1e6),
        fc.constantFrom(0.01, 0.1, 0.125, 0.25, 0.3, 0.5, 1, 2.5, 5, 10),
        (value, step) => {
          const rounded = units.toStep(value, step);
          expect(Math.abs(rounded - value)).toBeLessThanOrEqual(step / 2 + 1e-6);
          expect(units.toStep(rounded, step)).toBe(rounded);
        },
      ),
    );
    fc.assert(
      fc.property(
        anyNumbers,
        anyNumbers,
        (value, step) => Number.isNaN(units.toStep(value, step)) === Number.isNaN(value),
      ),
    );
    for (const [value, step] of [
      [5e-324, Infinity],
      [1e308, 0.1],
      [7, Number.NaN],
      [7, -1],
    ] as const)
      expect(units.toStep(value, step)).toBe(value);
  });

  it("U20 whole shares in proportion to weights make the total", () => {
    expect(units.apportion([1, 1, 1], 100)).toEqual([34, 33, 33]);
    for (const total of [Number.NaN, Infinity, -Infinity]) expect(units.apportion([1, 1], total)).toBeUndefined();
    fc.assert(
      fc.property(fc.array(anyNumbers, { maxLength: 8 }), fc.integer({ min: 0, max: 10_000 }), (weights, total) => {
        const shares = units.apportion(weights, total);
        const sum = weights.reduce((all, weight) => all + weight, 0);
        if (shares === undefined) {
          expect(sum > 0 && sum < Infinity && weights.every((weight) => weight >= 0)).toBe(false);
          return;
        }
        expect(shares.reduce((all, share) => all + share, 0)).toBe(total);
        for (const [i, share] of shares.entries())
          expect(Math.abs(share - ((weights[i] ?? 0) / sum) * total)).toBeLessThan(1.000001);
      }),
    );
  });
});
