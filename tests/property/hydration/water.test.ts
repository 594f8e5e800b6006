import * as hydration from "@morsel/domain/hydration";
import { UNIT_CHOICES } from "@morsel/domain/units";
import {
  DEFAULT_WATER_ML,
  type StoredWaterEntry,
  type WaterEntry,
  type WaterEntryId,
  waterGoal,
} from "@morsel/domain/hydration";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyNumbers, errorOf, valueOf } from "../../arbitraries/numbers.ts";

const id = (n: number) => `0199c0de-0000-7000-8000-${String(n).padStart(12, "0")}` as WaterEntryId;
const waterEntries: fc.Arbitrary<WaterEntry> = fc.record({
  id: fc.nat(9).map(id),
  ml: fc.integer({ min: 10, max: 15_000 }).map((tenths) => tenths / 10),
});
const deeds = fc.array(fc.record({ entry: waterEntries, isBack: fc.boolean() }), { maxLength: 30 });

/** Taken back, if it is there. */
const back = (day: readonly StoredWaterEntry[], gone: WaterEntryId): readonly StoredWaterEntry[] => {
  const next = hydration.deleteWater(day, gone);
  return next.ok ? next.value : day;
};

/** Ten ids of at most 1.5 l each: no day gets full. */
const done = (all: readonly { readonly entry: WaterEntry; readonly isBack: boolean }[]): readonly StoredWaterEntry[] =>
  all.reduce<readonly StoredWaterEntry[]>(
    (day, { entry, isBack }) => (isBack ? back(day, entry.id) : valueOf(hydration.logWater(day, entry))),
    [],
  );

describe("a day's water", () => {
  it("D61 an entry of water is 1 ml to 5 l, to a tenth of a millilitre", () => {
    fc.assert(
      fc.property(anyNumbers, (ml) => {
        const made = hydration.waterEntry(id(1), ml);
        if (made.ok) expect(Math.abs(made.value.ml - ml)).toBeLessThanOrEqual(0.05 + 1e-9);
        else expect(made.error).toEqual({ _tag: "WaterAmountRefused", min: 1, max: 5000 });
        expect(made.ok).toBe(ml >= 0.95 && ml < 5000.05);
      }),
    );
    expect(valueOf(hydration.waterEntry(id(1), 236.588)).ml).toBe(236.6);
  });

  it("D62 is the sum of the entries of water that stand, and never below zero", () => {
    fc.assert(
      fc.property(deeds, (all) => {
        const standing = hydration.activeWaterEntries(done(all));
        expect(hydration.totalWater(standing)).toBeCloseTo(
          standing.reduce((sum, { ml }) => sum + ml, 0),
          6,
        );
        expect(hydration.totalWater(standing)).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(hydration.totalWater([0.1, 0.2, 0.3].map((ml, n) => ({ id: id(n), ml })))).toBe(0.6);
  });

  it("D62 ends at 20 l and at 200 entries of water, deleted ones among them", () => {
    const full = Array.from({ length: 4 }, (_, n) => ({ id: id(n), ml: 5000 }));
    const refused = { _tag: "WaterIsFull", maxMl: 20_000, maxEntries: 200 };
    expect(errorOf(hydration.logWater(full, { id: id(9), ml: 1 }))).toEqual(refused);
    expect(hydration.logWater(back(full, id(0)), { id: id(9), ml: 5000 }).ok).toBe(true);
    const many = Array.from({ length: 200 }, (_, n) => ({ id: id(n), ml: 1, isDeleted: true as const }));
    expect(errorOf(hydration.logWater(many, { id: id(900), ml: 1 }))).toEqual(refused);
    expect(valueOf(hydration.logWater(many, { id: id(3), ml: 1 }))).toBe(many);
  });

  it("D63 the same entry of water again adds nothing, and a deleted one stays deleted", () => {
    fc.assert(
      fc.property(deeds, waterEntries, (all, entry) => {
        const once = valueOf(hydration.logWater(done(all), entry));
        expect(valueOf(hydration.logWater(once, { ...entry, ml: 1 }))).toEqual(once);
        const gone = back(once, entry.id);
        expect(valueOf(hydration.deleteWater(gone, entry.id))).toEqual(gone);
        expect(valueOf(hydration.logWater(gone, entry))).toEqual(gone);
        expect(errorOf(hydration.deleteWater(gone, id(99)))).toEqual({ _tag: "WaterEntryNotFound", id: id(99) });
        expect(hydration.activeWaterEntries(gone).some(({ id: other }) => other === entry.id)).toBe(false);
      }),
    );
  });

  it("U9 D66 is counted in the member's unit, and a tap adds whole numbers of it", () => {
    fc.assert(
      fc.property(fc.constantFrom(...UNIT_CHOICES.water), fc.integer({ min: 1, max: 5000 }), (unit, ml) => {
        expect(hydration.mlOfWater(unit, hydration.waterIn(unit, ml))).toBeCloseTo(ml, 9);
        for (const tap of hydration.WATER_PRESETS[unit])
          expect(hydration.waterEntry(id(1), hydration.mlOfWater(unit, tap)).ok && Number.isInteger(tap)).toBe(true);
      }),
    );
    expect(hydration.waterIn("cups", 236.5882365)).toBeCloseTo(1, 9);
    expect(hydration.mlOfWater("fluid_ounces", 8)).toBeCloseTo(236.588, 3);
  });

  it("G24 the goal is what was chosen, else that of the sex: 80 % of what EFSA holds adequate", () => {
    expect(DEFAULT_WATER_ML).toEqual({ female: 1600, male: 2000 });
    expect(waterGoal({ waterMl: 2750 }, "female")).toBe(2750);
    expect(waterGoal({}, "female")).toBe(DEFAULT_WATER_ML.female);
    expect(waterGoal({}, "male")).toBe(DEFAULT_WATER_ML.male);
    expect(waterGoal({}, undefined)).toBeUndefined();
  });
});
