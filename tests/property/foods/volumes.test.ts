import { servingsOf, densityOf, isServingId, volumeServings, type Serving, type ServingId } from "@morsel/domain/foods";
import { servingOf } from "@morsel/domain/diary";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyNumbers, between, errorOf, valueOf } from "../../arbitraries/numbers.ts";

const serving = (label: string, grams: number): Serving => ({
  id: label.replaceAll(/\W+/gu, "-").toLowerCase() as ServingId,
  label,
  grams,
});
const labels = (servings: readonly Serving[]): readonly string[] => servings.map(({ label }) => label);

describe("volumes of a food", () => {
  it.each([
    ["1 cup", 244, 1.0313],
    ["1/2 cup", 122, 1.0313],
    ["1 1/2 cups", 366, 1.0313],
    ["1 cup (8 fl oz)", 244, 1.0313],
    ["1 fl oz", 30.5, 1.0313],
    ["1 tablespoon", 13.6, 0.9197],
    ["1 teaspoon", 4.5, 0.913],
    ["1 quart", 976, 1.0313],
    ["100 ml", 142, 1.42],
    ["0.5 pint", 244, 1.0313],
  ])("F16 %s of %d g is a density", (label, grams, density) => {
    expect(densityOf([serving(label, grams)])).toBeCloseTo(density, 4);
  });

  it.each([
    "1 cup, sliced",
    "1 cup slices",
    "1 microwavable cup",
    "1 bottle (12 fl oz)",
    "1 serving (1 cup)",
    "cup",
    ". cup",
    "1/0 cup",
    "0 cups",
    "",
    "１ cup",
    "1 large",
  ])("F16 %j is no volume of the food itself", (label) => {
    expect(densityOf([serving(label, 100)])).toBeUndefined();
    expect(volumeServings([serving(label, 100)])).toEqual([]);
  });

  it("F16 the largest volume decides, and no food is lighter than 0.01 or heavier than 3 g/ml", () => {
    expect(densityOf([serving("1 tablespoon", 14), serving("1 cup", 224), serving("1 slice", 30)])).toBeCloseTo(
      0.9468,
      4,
    );
    expect([2.3, 2.4, 709, 710].map((grams) => densityOf([serving("1 cup", grams)]) !== undefined)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    for (const density of [0, -1, 0.009, 3.1, Number.NaN, Infinity]) expect(volumeServings([], density)).toEqual([]);
  });

  it("F16 the label's 100 ml goes before a larger volume that somebody weighed", () => {
    const milk = [serving("1 quart", 1200), serving("100 ml", 103)];
    for (const servings of [milk, milk.toReversed()]) expect(densityOf(servings)).toBe(1.03);
  });

  it("F16 what a food has itself is not derived again", () => {
    const milk = [serving("1 fl oz", 30.5), serving("1 cup", 244)];
    expect(labels(volumeServings(milk))).toEqual(["1 ml", "1 teaspoon", "1 tablespoon"]);
    expect(volumeServings(milk).map(({ grams }) => grams)).toEqual([1.0313, 5.0833, 15.25]);
    expect(labels(volumeServings([], 0.92))).toEqual(["1 ml", "1 teaspoon", "1 tablespoon", "1 fl oz", "1 cup"]);
  });

  it("F16 D2 a food is counted in a volume exactly where it has a density", () => {
    for (const food of SAMPLE_FOODS)
      for (const { id, grams } of volumeServings(food.servings, 1)) {
        const made = servingOf(food, id);
        if (densityOf(food.servings) === undefined) expect(errorOf(made)).toEqual({ _tag: "ServingUnknown", id });
        else expect(valueOf(made).grams).toBeCloseTo(grams * (densityOf(food.servings) ?? Number.NaN), 3);
      }
    expect(SAMPLE_FOODS.some(({ servings }) => densityOf(servings) !== undefined)).toBe(true);
    expect(SAMPLE_FOODS.some(({ servings }) => densityOf(servings) === undefined)).toBe(true);
  });

  it("F16 derived servings keep the density, have ids of their own, and any servings can be asked", () => {
    fc.assert(
      fc.property(between(0.01, 3), (density) => {
        const derived = volumeServings([], density);
        expect(new Set(derived.map(({ id }) => id)).size).toBe(5);
        expect(derived.every(({ id }) => isServingId(id))).toBe(true);
        expect(densityOf(derived)).toBeCloseTo(density, 4);
      }),
    );
    const any = fc.record({ label: fc.oneof(fc.string(), fc.constantFrom("1 cup", "9e999 ml")), grams: anyNumbers });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 5 }), (given) => {
        const density = densityOf(given.map(({ label, grams }) => serving(label, grams)));
        if (density !== undefined) expect(density >= 0.01 && density <= 3).toBe(true);
      }),
    );
    const named = servingsOf([{ amount: 1, unit: "cup", grams: 244 }]);
    expect(labels(volumeServings(named))).not.toContain("1 cup");
  });
});
