import * as household from "@morsel/domain/household";
import type { Food, FoodId, ServingId } from "@morsel/domain/foods";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const grams = fc.integer({ min: 1, max: 100_000 }).map((tenths) => tenths / 10);
const stew: Food = {
  id: "stew" as FoodId,
  description: "Stew",
  alternativeNames: [],
  category: "",
  source: { dataset: "recipe", id: "stew", licence: "own" },
  basis: "us",
  nutrients: { energy: 100, protein: 8, water: 80 },
  servings: [{ id: "serving" as ServingId, label: "serving", grams: 300 }],
  defaultServing: "serving" as ServingId,
};

describe("a dish in the fridge", () => {
  it("W263 W265 gives no more than there is, and what is taken and what is left make the dish", () => {
    fc.assert(
      fc.property(grams, grams, (left, asked) => {
        const answer = household.takeFromDish(left, asked, false);
        if (!answer.ok) {
          expect(asked).toBeGreaterThan(left);
          expect(household.takeFromDish(left, asked, true)).toEqual({ ok: true, value: { taken: left, left: 0 } });
          return;
        }
        const { taken, left: rest } = answer.value;
        expect(taken).toBeLessThanOrEqual(left);
        expect(taken + rest).toBeCloseTo(left, 6);
        expect(rest === 0 || rest >= 0.5).toBe(true);
        expect(household.gramsAfterReturn(rest, taken, left)).toBeCloseTo(left, 6);
      }),
    );
    expect(household.takeFromDish(100, 100.4, false)).toEqual({ ok: true, value: { taken: 100, left: 0 } });
    expect(household.takeFromDish(100.4, 101, false)).toEqual({
      ok: false,
      error: { _tag: "DishHasLess", left: 100, asked: 101 },
    });
  });

  it("W265 what goes back makes the dish no more than it was", () => {
    fc.assert(
      fc.property(grams, grams, grams, (left, taken, made) => {
        expect(household.gramsAfterReturn(left, taken, made)).toBeLessThanOrEqual(made);
      }),
    );
  });

  it("W264 R3 the same food in less weight is more in 100 g: the dish holds what the recipe holds", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 100, max: 9000 }), (portions, weight) => {
        const cooked = household.dishAsCooked(stew, portions, weight);
        expect(((cooked?.nutrients.energy ?? 0) * weight) / 100).toBeCloseTo(300 * portions, 6);
        expect(cooked?.servings[0]?.grams).toBeCloseTo(weight / portions, 9);
      }),
    );
    expect(household.dishAsCooked(stew, 4, 1200)?.nutrients).toEqual(stew.nutrients);
    // Boiled down to less than the water it had: how much is left of it nobody knows (R8).
    expect(household.dishAsCooked(stew, 4, 200)?.nutrients.water).toBeUndefined();
    expect(household.dishAsCooked(stew, 4, 1000)?.nutrients.water).toBeCloseTo(76, 9);
    expect(household.dishAsCooked(stew, 0, 1000)).toBeUndefined();
    const { servings: _, defaultServing: __, ...bare } = stew;
    expect(household.dishAsCooked({ ...bare, servings: [] }, 3, 900)).toMatchObject({
      nutrients: stew.nutrients,
      servings: [],
    });
  });

  it("W263 W276 less than half a gram is nothing left; a refusal is in whole grams", () => {
    const take = household.takeFromDish;
    expect(household.FRIDGE_DISHES).toBe(50);
    expect(take(100, 99.5, false)).toEqual({ ok: true, value: { taken: 99.5, left: 0.5 } });
    expect(take(100, 99.6, false)).toEqual({ ok: true, value: { taken: 100, left: 0 } });
    expect(take(100, 100.5, false)).toEqual({ ok: true, value: { taken: 100, left: 0 } });
    expect(take(100.9, 101.45, false)).toEqual({ ok: false, error: { _tag: "DishHasLess", left: 100, asked: 102 } });
    expect(take(1.2, 0.1, false)).toEqual({ ok: true, value: { taken: 0.1, left: 1.1 } });
    for (const none of [0, -5, Number.NaN]) {
      expect(take(100, none, false)).toEqual({ ok: true, value: { taken: 0, left: 100 } });
      expect(take(none, 10, true)).toEqual({ ok: true, value: { taken: 0, left: 0 } });
    }
    expect(take(Number.POSITIVE_INFINITY, 10, false)).toEqual({ ok: true, value: { taken: 10, left: 1e9 - 10 } });
  });

  it("W264 counts in the usual serving, and keeps every figure where nothing was boiled away", () => {
    const cup = { id: "cup" as ServingId, label: "cup", grams: 100 };
    const twice = { ...stew, servings: [cup, ...stew.servings, { ...cup, id: "serving" as ServingId }] };
    expect(household.dishAsCooked(twice, 2, 600)).toMatchObject({
      nutrients: stew.nutrients,
      servings: [{ id: "serving", label: "serving", grams: 300 }],
    });
    expect(household.dishAsCooked(stew, 4, 1200)?.nutrients).toBe(stew.nutrients);
  });
});
