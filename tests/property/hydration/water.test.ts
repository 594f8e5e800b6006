import * as diary from "@morsel/domain/diary";
import type { Drink, DrinkId, KeptDrink } from "@morsel/domain/diary";
import { DEFAULT_WATER_ML, waterGoal } from "@morsel/domain/goals";
import { UNIT_CHOICES } from "@morsel/domain/units";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyNumbers, errorOf, valueOf } from "../../arbitraries/numbers.ts";

const id = (n: number) => `0199c0de-0000-7000-8000-${String(n).padStart(12, "0")}` as DrinkId;
const drinks: fc.Arbitrary<Drink> = fc.record({
  id: fc.nat(9).map(id),
  ml: fc.integer({ min: 10, max: 15_000 }).map((tenths) => tenths / 10),
});
const deeds = fc.array(fc.record({ drink: drinks, isBack: fc.boolean() }), { maxLength: 30 });

/** Taken back, if it is there. */
const back = (day: readonly KeptDrink[], gone: DrinkId): readonly KeptDrink[] => {
  const next = diary.withoutDrink(day, gone);
  return next.ok ? next.value : day;
};

/** Ten ids of at most 1.5 l each: no day gets full. */
const done = (all: readonly { readonly drink: Drink; readonly isBack: boolean }[]): readonly KeptDrink[] =>
  all.reduce<readonly KeptDrink[]>(
    (day, { drink, isBack }) => (isBack ? back(day, drink.id) : valueOf(diary.withDrink(day, drink))),
    [],
  );

describe("a day's water", () => {
  it("D61 a drink is 1 ml to 5 l, to a tenth of a millilitre", () => {
    fc.assert(
      fc.property(anyNumbers, (ml) => {
        const made = diary.drinkOf(id(1), ml);
        if (made.ok) expect(Math.abs(made.value.ml - ml)).toBeLessThanOrEqual(0.05 + 1e-9);
        else expect(made.error).toEqual({ _tag: "DrinkRefused", min: 1, max: 5000 });
        expect(made.ok).toBe(ml >= 0.95 && ml < 5000.05);
      }),
    );
    expect(valueOf(diary.drinkOf(id(1), 236.588)).ml).toBe(236.6);
  });

  it("D62 is the sum of the drinks that stand, and never below zero", () => {
    fc.assert(
      fc.property(deeds, (all) => {
        const standing = diary.standingDrinks(done(all));
        expect(diary.waterOf(standing)).toBeCloseTo(
          standing.reduce((sum, { ml }) => sum + ml, 0),
          6,
        );
        expect(diary.waterOf(standing)).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(diary.waterOf([0.1, 0.2, 0.3].map((ml, n) => ({ id: id(n), ml })))).toBe(0.6);
  });

  it("D62 ends at 20 l and at 200 drinks, those that were taken back among them", () => {
    const full = Array.from({ length: 4 }, (_, n) => ({ id: id(n), ml: 5000 }));
    const refused = { _tag: "WaterIsFull", maxMl: 20_000, maxDrinks: 200 };
    expect(errorOf(diary.withDrink(full, { id: id(9), ml: 1 }))).toEqual(refused);
    expect(diary.withDrink(back(full, id(0)), { id: id(9), ml: 5000 }).ok).toBe(true);
    const many = Array.from({ length: 200 }, (_, n) => ({ id: id(n), ml: 1, isTakenBack: true as const }));
    expect(errorOf(diary.withDrink(many, { id: id(900), ml: 1 }))).toEqual(refused);
    expect(valueOf(diary.withDrink(many, { id: id(3), ml: 1 }))).toBe(many);
  });

  it("D63 the same drink again adds nothing, and one that was taken back stays taken back", () => {
    fc.assert(
      fc.property(deeds, drinks, (all, drink) => {
        const once = valueOf(diary.withDrink(done(all), drink));
        expect(valueOf(diary.withDrink(once, { ...drink, ml: 1 }))).toEqual(once);
        const gone = back(once, drink.id);
        expect(valueOf(diary.withoutDrink(gone, drink.id))).toEqual(gone);
        expect(valueOf(diary.withDrink(gone, drink))).toEqual(gone);
        expect(errorOf(diary.withoutDrink(gone, id(99)))).toEqual({ _tag: "DrinkUnknown", id: id(99) });
        expect(diary.standingDrinks(gone).some(({ id: other }) => other === drink.id)).toBe(false);
      }),
    );
  });

  it("U9 D66 is counted in the member's unit, and a tap adds whole numbers of it", () => {
    fc.assert(
      fc.property(fc.constantFrom(...UNIT_CHOICES.water), fc.integer({ min: 1, max: 5000 }), (unit, ml) => {
        expect(diary.mlOfWater(unit, diary.waterIn(unit, ml))).toBeCloseTo(ml, 9);
        for (const tap of diary.WATER_TAPS[unit])
          expect(diary.drinkOf(id(1), diary.mlOfWater(unit, tap)).ok && Number.isInteger(tap)).toBe(true);
      }),
    );
    expect(diary.waterIn("cups", 236.5882365)).toBeCloseTo(1, 9);
    expect(diary.mlOfWater("fluid_ounces", 8)).toBeCloseTo(236.588, 3);
  });

  it("G24 the goal is what was chosen, else that of the sex", () => {
    expect(waterGoal({ waterMl: 2750 }, "female")).toBe(2750);
    expect(waterGoal({}, "female")).toBe(DEFAULT_WATER_ML.female);
    expect(waterGoal({}, "male")).toBe(DEFAULT_WATER_ML.male);
    expect(waterGoal({}, undefined)).toBeUndefined();
  });
});
