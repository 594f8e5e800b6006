import * as hydration from "@morsel/domain/hydration";
import { describe, expect, it } from "vitest";
import { errorOf, valueOf } from "../../arbitraries/numbers.ts";

const id = (n: number) => `0190a6a0-0000-7000-8000-${String(n).padStart(12, "0")}` as hydration.WaterEntryId;
const entries = (count: number, ml: number) => Array.from({ length: count }, (_, n) => ({ id: id(n), ml }));

describe("the edges of a day's water", () => {
  it("D61 a millilitre and five litres are entries, what is beyond is none", () => {
    expect([1, 5000].map((ml) => valueOf(hydration.waterEntry(id(1), ml)).ml)).toEqual([1, 5000]);
    for (const ml of [0.9, 5000.1, Number.NaN, Infinity])
      expect(errorOf(hydration.waterEntry(id(1), ml))).toEqual({ _tag: "WaterAmountRefused", min: 1, max: 5000 });
  });

  it("D62 the two hundredth entry is taken and the next is not; twenty litres are water, a millilitre more is too much", () => {
    expect(valueOf(hydration.logWater(entries(199, 1), { id: id(999), ml: 1 }))).toHaveLength(200);
    const full = { _tag: "WaterIsFull", maxMl: 20_000, maxEntries: 200 };
    expect(errorOf(hydration.logWater(entries(200, 1), { id: id(999), ml: 1 }))).toEqual(full);
    expect(valueOf(hydration.logWater(entries(3, 5000), { id: id(999), ml: 5000 }))).toHaveLength(4);
    expect(errorOf(hydration.logWater(entries(4, 5000), { id: id(999), ml: 1 }))).toEqual(full);
  });

  it("D63 the one that is deleted, and no other", () => {
    const left = valueOf(hydration.deleteWater(entries(3, 100), id(1)));
    expect(hydration.activeWaterEntries(left)).toEqual([
      { id: id(0), ml: 100 },
      { id: id(2), ml: 100 },
    ]);
  });

  it("D66 a glass and twice as much, in each unit", () => {
    expect(hydration.WATER_PRESETS).toEqual({ milliliters: [250, 500], fluid_ounces: [8, 16], cups: [1, 2] });
    expect([hydration.waterIn("milliliters", 250), hydration.mlOfWater("milliliters", 250)]).toEqual([250, 250]);
  });
});
