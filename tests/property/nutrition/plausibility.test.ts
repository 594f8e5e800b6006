import * as nutrition from "@morsel/domain/nutrition";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { facts } from "../../arbitraries/diary.ts";
import { anyNumbers } from "../../arbitraries/numbers.ts";

const { qualityFlags } = nutrition;
const tags = (...args: Parameters<typeof qualityFlags>): readonly string[] =>
  qualityFlags(...args).map((flag) => flag._tag);

describe("plausibility", () => {
  const banana = {
    energy: 89,
    protein: 1.1,
    fat: 0.3,
    carbohydrates: 22.8,
    fiber: 2.6,
    sugar: 12.2,
    water: 74.9,
    ash: 0.8,
  };

  it("N10 a plausible food has no flags, unknown facts have none", () => {
    expect(tags(banana, "us")).toEqual([]);
    expect(tags({}, "us")).toEqual([]);
    expect(tags({ energy: 884, fat: 100, protein: 0, carbohydrates: 0 }, "us")).toEqual([]);
    expect(tags({ energy: 246, fat: 4, protein: 16, carbohydrates: 64, fiber: 43 }, "us")).toEqual([]);
  });

  it("N10 each doubt has its flag", () => {
    expect(tags({ ...banana, energy: 372 }, "us")).toEqual(["KilojoulesAsKcal"]);
    expect(tags({ ...banana, energy: 150 }, "us")).toEqual(["EnergyDiffersFromParts"]);
    expect(tags({ energy: 950 }, "us")).toEqual(["EnergyAbovePureFat"]);
    expect(tags({ fat: 1, protein: 1 }, "us")).toEqual(["EnergyMissing"]);
    expect(tags({ ...banana, sugar: 30 }, "us")).toEqual(["PartAboveWhole"]);
    expect(tags({ ...banana, saturated_fat: 2 }, "us")).toEqual(["PartAboveWhole"]);
    expect(tags({ energy: 400, fat: 0, protein: 0, carbohydrates: 115 }, "eu")).toContain("PartsAbove100g");
    expect(tags({ ...banana, water: 20 }, "us")).toEqual(["PartsBelow100g"]);
    expect(tags({ ...banana, sodium: 1200 }, "us", { saltGrams: 1.2 })).toEqual(["SodiumIsSalt"]);
    expect(tags({ ...banana, sodium: 45_000 }, "us")).toEqual(["SodiumIsSalt"]);
    expect(tags({ ...banana, sodium: 480 }, "us", { saltGrams: 1.2 })).toEqual([]);
    expect(tags(banana, "us", { kilojoules: 372 })).toEqual([]);
    expect(tags(banana, "us", { kilojoules: 89 })).toEqual(["KilojoulesDisagree"]);
    expect(tags(banana, "us", { isPrepared: true })).toEqual(["PreparedOnly"]);
  });

  it("N10 N17 a European label without fibre cannot be converted, which is said; others can, or need not be", () => {
    const bread = { energy: 240, fat: 1, protein: 8, carbohydrates: 49 };
    expect(tags(bread, "eu")).toEqual(["FibreUnknown"]);
    expect(tags(bread, "us")).toEqual([]);
    expect(tags({ ...bread, fiber: 0 }, "eu")).toEqual([]);
    expect(tags({ energy: 884, fat: 100, carbohydrates: 0, protein: 0 }, "eu")).toEqual([]);
  });

  it("N10 sugars are held against available carbohydrate on either label; energy is missed where any part is known", () => {
    const bran = { energy: 246, fat: 4, protein: 16, carbohydrates: 64, fiber: 43, sugar: 30 };
    expect(tags(bran, "us")).toEqual(["PartAboveWhole"]);
    expect(tags({ ...bran, sugar: 21 }, "us")).toEqual([]);
    for (const part of [{ alcohol: 5 }, { sugar: 3 }, { carbohydrates: 0 }])
      expect(tags(part, "eu")).toEqual(["EnergyMissing"]);
  });

  it("N15 figures of 100 ml: oil, honey, and what density and like foods say", () => {
    expect(tags({ energy: 824, fat: 91.6, protein: 0, carbohydrates: 0 }, "us")).toEqual(["PerMillilitre"]);
    const oil = (fat: number) => tags({ energy: fat * 9, fat, protein: 0, carbohydrates: 0 }, "us");
    expect([89.9, 90, 94, 94.1].map((fat) => oil(fat).length)).toEqual([0, 1, 1, 0]);
    const honey = (carbohydrates: number) =>
      tags({ energy: carbohydrates * 4, fat: 0, protein: 0.4, carbohydrates }, "eu").includes("PerMillilitre");
    expect([82, 105, 117, 125, 126].map(honey)).toEqual([false, false, true, true, false]);
    const syrup = { energy: 343, fat: 0, protein: 0, carbohydrates: 88, fiber: 0 };
    const hints = { gramsPerMl: 1.32, usualEnergy: 260 };
    expect(qualityFlags(syrup, "eu", hints)).toEqual([{ _tag: "PerMillilitre", gramsPerMl: 1.32 }]);
    for (const other of [{}, { gramsPerMl: 1.32 }, { usualEnergy: 260 }, { ...hints, gramsPerMl: 1 }])
      expect(tags(syrup, "eu", other)).toEqual([]);
    expect(tags({ ...syrup, energy: 260, carbohydrates: 67 }, "eu", hints)).toEqual([]);
  });

  it("N16 figures of a serving: what a label prints of one, or the energy of like foods in one", () => {
    const bar = { energy: 190, fat: 8, carbohydrates: 25, protein: 5 };
    expect(qualityFlags(bar, "us", { servingGrams: 42 })).toEqual([{ _tag: "PerServing", servingGrams: 42 }]);
    // The same bar as it should be: the label's figures stand when a serving is made of it.
    const right = { energy: 19_000 / 42, fat: 800 / 42, carbohydrates: 2500 / 42, protein: 500 / 42 };
    expect(tags(right, "us", { servingGrams: 42 })).toEqual([]);
    expect(tags({ ...bar, fiber: 0 }, "eu", { servingGrams: 42 })).toEqual([]);
    expect(tags(bar, "us", { servingGrams: 105 })).toEqual([]);
    for (const servingGrams of [undefined, 0, -1, Number.NaN, Infinity])
      expect(tags(bar, "us", servingGrams === undefined ? {} : { servingGrams })).toEqual([]);
    const { protein: _, ...unknown } = bar;
    expect(tags(unknown, "us", { servingGrams: 42 })).toEqual([]);
    // Like foods decide where they are known.
    expect(tags(bar, "us", { servingGrams: 42, usualEnergy: 200 })).toEqual([]);
    expect(tags({ ...bar, fiber: 0 }, "eu", { servingGrams: 42, usualEnergy: 450 })).toEqual(["PerServing"]);
    expect(tags(bar, "us", { servingGrams: 80, usualEnergy: 230 })).toEqual([]);
  });

  it("N10 N15 N16 any facts can be judged, whatever is hinted", () => {
    const hints = fc.record(
      {
        kilojoules: anyNumbers,
        saltGrams: anyNumbers,
        servingGrams: anyNumbers,
        gramsPerMl: anyNumbers,
        usualEnergy: anyNumbers,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(facts, fc.constantFrom("us", "eu"), hints, (given, basis, hinted) => {
        const flags = tags(given, basis, hinted);
        expect(new Set(flags.filter((tag) => tag !== "PartAboveWhole")).size).toBe(
          flags.filter((tag) => tag !== "PartAboveWhole").length,
        );
      }),
    );
  });

  it("N13 N14 the glycaemic load is that of the available carbohydrate", () => {
    expect(nutrition.glycaemicLoad(50, 30)).toBe(15);
    expect([0, 55, 55.1, 69.9, 70, 150].map(nutrition.glycaemicIndexClass)).toEqual([
      "low",
      "low",
      "medium",
      "medium",
      "high",
      "high",
    ]);
    expect([0, 10, 10.1, 19.9, 20, 500].map(nutrition.glycaemicLoadClass)).toEqual([
      "low",
      "low",
      "medium",
      "medium",
      "high",
      "high",
    ]);
    fc.assert(
      fc.property(anyNumbers, anyNumbers, (index, carbohydrates) => {
        const load = nutrition.glycaemicLoad(index, carbohydrates);
        if (load !== undefined) expect(load >= 0 && Number.isFinite(load)).toBe(true);
        for (const given of [index, carbohydrates])
          if (!(given >= 0 && given < Infinity))
            expect([nutrition.glycaemicIndexClass(given), nutrition.glycaemicLoadClass(given)]).toEqual([
              undefined,
              undefined,
            ]);
      }),
    );
    for (const [index, carbohydrates] of [
      [-1, 10],
      [151, 10],
      [50, -1],
      [50, Infinity],
      [Number.NaN, 10],
    ] as const)
      expect(nutrition.glycaemicLoad(index, carbohydrates)).toBeUndefined();
  });
});
