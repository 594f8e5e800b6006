import {
  topFoodsByNutrient,
  TOP_FOODS_LIMIT,
  comparedFood,
  type Food,
  type FoodId,
  type ServingId,
} from "@morsel/domain/foods";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const foodOf = (n: number, energy: number, iron: number | undefined, grams: number): Food => ({
  id: `f-${n}` as FoodId,
  description: `Food ${n}`,
  alternativeNames: [],
  category: "",
  source: { dataset: "test", id: String(n), licence: "CC0" },
  basis: "us",
  nutrients: { energy, ...(iron === undefined ? {} : { iron }) },
  servings: [{ id: "1-cup" as ServingId, label: "1 cup", grams }],
});
const amount = fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined });

describe("the richest foods of a catalogue", () => {
  it("W308 each list is what sorting all foods that know it gives, as far as it goes", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), amount), { maxLength: 900 }), (rows) => {
        const foods = rows.map(([energy, iron], n) => foodOf(n, energy, iron, 10 + (n % 7) * 10));
        for (const { nutrient, by, foods: listed } of topFoodsByNutrient(foods)) {
          if (nutrient !== "iron") continue;
          const expected = foods
            .filter(({ nutrients }) => by !== "100kcal" || (nutrients.energy ?? 0) >= 10)
            .flatMap((food) => {
              const { iron = 0 } = comparedFood(food, by, "us").facts;
              return iron > 0 ? [{ id: food.id, amount: iron }] : [];
            })
            .toSorted((a, b) => b.amount - a.amount || (a.id < b.id ? -1 : 1))
            .slice(0, TOP_FOODS_LIMIT);
          expect(listed).toEqual(expected);
        }
      }),
      { numRuns: 30 },
    );
  });
});
