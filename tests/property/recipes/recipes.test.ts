import { readIngredientLine } from "@morsel/domain/recipes";
import * as recipes from "@morsel/domain/recipes";
import { gramsOfUnit, millilitresOfUnit, unitOfWord } from "@morsel/domain/units";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { facts } from "../../arbitraries/diary.ts";
import { anyNumbers, between, errorOf, valueOf } from "../../arbitraries/numbers.ts";

const { recipeFacts } = recipes;
const parts = (text: string) => {
  const { original: _, isOptional: __, ...rest } = valueOf(readIngredientLine(text));
  return rest;
};

describe("ingredient lines", () => {
  it("R1 amount, unit, weight, name and note are taken apart", () => {
    for (const [text, wanted] of [
      ["1 1/2 cups (180 g) flour, sifted", { amount: 1.5, unit: "cup", grams: 180, name: "flour", note: "sifted" }],
      ["2-3 cloves garlic, minced", { amount: 2, amountMax: 3, unit: "clove", name: "garlic", note: "minced" }],
      ["½ tsp salt", { amount: 0.5, unit: "tsp", name: "salt" }],
      ["2 (400 g) cans chickpeas", { amount: 2, unit: "can", grams: 800, name: "chickpeas" }],
      ["3 chicken breasts (about 150 g each)", { amount: 3, grams: 450, name: "chicken breasts" }],
      ["200g Butter", { amount: 200, unit: "g", grams: 200, name: "Butter" }],
      ["- 3 large eggs", { amount: 3, unit: "large", name: "eggs" }],
      ["8 fl. oz. milk", { amount: 8, unit: "fl_oz", name: "milk" }],
      ["salt and pepper to taste", { name: "salt and pepper", note: "to taste" }],
      ["2 EL Öl", { amount: 2, unit: "tbsp", name: "Öl" }],
    ] as const)
      expect(parts(text)).toEqual(wanted);
    expect(valueOf(readIngredientLine("1 tbsp honey (optional)"))).toMatchObject({ isOptional: true, name: "honey" });
  });

  it("R1 what cannot be read says why, and no text throws", () => {
    for (const [text, reason] of [
      ["", "empty"],
      [" ", "empty"],
      ["For the sauce:", "heading"],
      ["1,500 kg potatoes", "ambiguous-amount"],
      ["1 can", "no-name"],
      ["2", "no-name"],
      ["x".repeat(301), "too-long"],
    ] as const)
      expect([text, errorOf(readIngredientLine(text)).reason]).toEqual([text, reason]);
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
        const read = readIngredientLine(text);
        if (read.ok) expect(read.value.name).not.toBe("");
      }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.constantFrom("g", "ml", "cups", "tbsp", "Kg", "pounds"),
        (n, unit) => {
          expect(valueOf(readIngredientLine(`${n} ${unit} rice`))).toMatchObject({ amount: n, name: "rice" });
        },
      ),
    );
  });

  it("R2 units are known by their words, T apart from t", () => {
    for (const [word, unit] of [
      ["Cups", "cup"],
      ["T", "tbsp"],
      ["t", "tsp"],
      ["lbs.", "lb"],
      ["grams", "g"],
      ["Pinches", "pinch"],
      ["litres", "l"],
      ["stones", undefined],
      ["", undefined],
    ] as const)
      expect([word, unitOfWord(word)]).toEqual([word, unit]);
    for (const [unit, grams] of [
      ["mg", 0.001],
      ["g", 1],
      ["kg", 1000],
      ["oz", 28.349523],
      ["lb", 453.59237],
    ] as const)
      expect([unit, gramsOfUnit(unit)?.toFixed(4)]).toEqual([unit, grams.toFixed(4)]);
    for (const [unit, ml] of [
      ["ml", 1],
      ["cl", 10],
      ["dl", 100],
      ["l", 1000],
      ["tsp", 4.928922],
      ["tbsp", 14.786765],
      ["fl_oz", 29.57353],
      ["cup", 236.588237],
      ["pint", 473.176473],
      ["quart", 946.352946],
    ] as const)
      expect([unit, millilitresOfUnit(unit)?.toFixed(4)]).toEqual([unit, ml.toFixed(4)]);
    expect(gramsOfUnit("clove") ?? millilitresOfUnit("clove")).toBeUndefined();
    expect(gramsOfUnit("cup")).toBeUndefined();
  });
});

describe("what a recipe makes", () => {
  const flour = { per100g: { energy: 364, protein: 10, iron: 1 }, grams: 500 };
  const water = { per100g: { energy: 0, protein: 0, iron: 0 }, grams: 350 };

  it("R3 facts follow the weight of the finished dish, gross less pot", () => {
    const bread = valueOf(recipeFacts([flour, water], { servings: 10, grossGrams: 1750, tareGrams: 1000 }));
    expect(bread).toMatchObject({ grams: 750, servingGrams: 75, total: { energy: 1820 }, perServing: { energy: 182 } });
    expect(bread.per100g.energy).toBeCloseTo(242.667, 3);
    expect(valueOf(recipeFacts([flour, water], { servings: 10 })).grams).toBe(850);
    fc.assert(
      fc.property(
        facts,
        between(1, 5000),
        between(1, 5000),
        fc.integer({ min: 1, max: 100 }),
        (per100g, raw, cooked, servings) => {
          const made = valueOf(recipeFacts([{ per100g, grams: raw }], { servings, grossGrams: cooked }));
          for (const [id, amount] of Object.entries(made.total) as [keyof typeof per100g, number][]) {
            expect((made.per100g[id] ?? Number.NaN) * (made.grams / 100)).toBeCloseTo(amount, 4);
            expect((made.perServing[id] ?? Number.NaN) * servings).toBeCloseTo(amount, 4);
          }
        },
      ),
    );
  });

  it("R8 water is what went in and what cooking gave or took; more than there was is lost by nobody", () => {
    const beans = { per100g: { energy: 340, water: 11 }, grams: 500 };
    const cooked = valueOf(recipeFacts([beans], { servings: 4, grossGrams: 1250 }));
    expect(cooked.total.water).toBeCloseTo(55 + 750, 6);
    expect(cooked.per100g.water).toBeCloseTo(64.4, 6);
    expect(valueOf(recipeFacts([beans], { servings: 4, grossGrams: 400 })).total.water).toBeUndefined();
    expect(valueOf(recipeFacts([beans], { servings: 4 })).total.water).toBeCloseTo(55, 6);
  });

  it("R4 a nutrient is known when ingredients of 95 % of the weight know it", () => {
    const salt = { per100g: { sodium: 38_758 }, grams: 10 };
    const stew = valueOf(recipeFacts([flour, water, salt], { servings: 1 }));
    expect(Object.keys(stew.total)).toEqual(["energy", "protein", "iron"]);
    const share = (known: number) =>
      valueOf(
        recipeFacts(
          [
            { per100g: { iron: 1 }, grams: known },
            { per100g: {}, grams: 100 - known },
          ],
          { servings: 1 },
        ),
      ).total.iron;
    expect(share(95)).toBeCloseTo(0.95, 9);
    expect(share(94)).toBeUndefined();
  });

  it("R4 water says nothing of what is unknown: a soup with fat of unknown energy has no energy that is known", () => {
    const pure = { per100g: { energy: 0, fat: 0, water: 100 }, grams: 1000 };
    const soup = valueOf(recipeFacts([pure, { per100g: { protein: 0 }, grams: 50 }], { servings: 4 }));
    expect([soup.total.energy, soup.perServing.fat]).toEqual([undefined, undefined]);
    const known = valueOf(recipeFacts([pure, { per100g: { energy: 880 }, grams: 50 }], { servings: 4 }));
    expect(known.total).toEqual({ energy: 440 });
  });

  it("R3 wrong figures are refused by name", () => {
    for (const [ingredients, made, field] of [
      [[], { servings: 1 }, "ingredients"],
      [[{ per100g: {}, grams: Number.NaN }], { servings: 1 }, "ingredients"],
      [[flour], { servings: 0 }, "servings"],
      [[flour], { servings: 1, grossGrams: -1 }, "grossGrams"],
      [[flour], { servings: 1, grossGrams: 100, tareGrams: 100 }, "tareGrams"],
    ] as const)
      expect(errorOf(recipeFacts(ingredients, made))).toEqual({ _tag: "RecipeRefused", field });
  });
});

describe("scaling, splitting", () => {
  it("R5 kitchen amounts are the nearest whole, half, third, quarter or eighth", () => {
    expect(recipes.kitchenAmount(0.33)).toEqual({ whole: 0, numerator: 1, denominator: 3 });
    expect(recipes.kitchenAmount(2.999)).toEqual({ whole: 3, numerator: 0, denominator: 1 });
    for (const [n, numerator, denominator] of [
      [0.5, 1, 2],
      [0.25, 1, 4],
      [0.375, 3, 8],
      [0.67, 2, 3],
    ] as const)
      expect(recipes.kitchenAmount(n)).toEqual({ whole: 0, numerator, denominator });
    expect(recipes.kitchenAmount(0.001)).toEqual({ whole: 0, numerator: 1, denominator: 8 });
    fc.assert(
      fc.property(anyNumbers, (amount) => {
        const kitchen = recipes.kitchenAmount(amount);
        expect(kitchen === undefined).toBe(!(amount > 0 && amount <= 99_999));
        if (kitchen === undefined || amount < 0.125) return;
        expect(Math.abs(kitchen.whole + kitchen.numerator / kitchen.denominator - amount)).toBeLessThanOrEqual(
          1 / 16 + 1e-9,
        );
      }),
    );
    expect(recipes.scaleFactor(4, 6)).toBe(1.5);
    for (const [from, to] of [
      [0, 4],
      [4, 0],
      [1, 1000],
      [Number.NaN, 1],
      [1, Infinity],
    ] as const)
      expect(recipes.scaleFactor(from, to)).toBeUndefined();
  });

  it("R6 a dish is split to the gram", () => {
    expect(recipes.splitDish(101, [1], 0.5)).toEqual({ portions: [51], left: 50 });
    expect(recipes.splitDish(1000, [2, 1, 1], 0.8)).toEqual({ portions: [400, 200, 200], left: 200 });
    fc.assert(
      fc.property(between(1, 10_000), fc.array(anyNumbers, { maxLength: 6 }), between(0, 1), (grams, shares, eaten) => {
        const split = recipes.splitDish(grams, shares, eaten);
        if (split === undefined) return;
        expect(split.portions.reduce((sum, portion) => sum + portion, 0) + split.left).toBe(Math.round(grams));
      }),
    );
    for (const grams of [0, -1, Number.NaN, Infinity]) expect(recipes.splitDish(grams, [1])).toBeUndefined();
  });

  it("R7 a recipe that holds itself is found out", () => {
    const parts = new Map([
      ["pie", ["crust", "filling"]],
      ["filling", ["sauce"]],
      ["sauce", ["stock"]],
      ["soup", ["stock", "croutons"]],
      ["croutons", ["soup"]],
    ]);
    expect(recipes.recipeCycle(parts, "pie")).toBeUndefined();
    expect(recipes.recipeCycle(parts, "soup")).toEqual(["soup", "croutons", "soup"]);
    expect(recipes.recipeCycle(new Map([["a", ["a"]]]), "a")).toEqual(["a", "a"]);
    // The first way round in the order of the parts, and only the ring itself.
    expect(
      recipes.recipeCycle(
        new Map([
          ["a", ["b"]],
          ["b", ["c", "d"]],
          ["d", ["b"]],
        ]),
        "a",
      ),
    ).toEqual(["b", "d", "b"]);
  });

  it("R7 a ring of any size is found, and a long row of recipes is none", () => {
    for (const size of [2, 99, 101, 500, 20_000]) {
      const next = (i: number, last: number) => [String(i), [String((i + 1) % last)]] as const;
      const ring = new Map(Array.from({ length: size }, (_, i) => next(i, size)));
      const cycle = recipes.recipeCycle(ring, "0") ?? [];
      expect([cycle.length, cycle[0], cycle.at(-1)]).toEqual([size + 1, "0", "0"]);
      expect(
        recipes.recipeCycle(new Map(Array.from({ length: size }, (_, i) => next(i, size + 1))), "0"),
      ).toBeUndefined();
    }
    // Each recipe twice in the next: two to the thirtieth ways, each recipe looked at once.
    const ladder = new Map(Array.from({ length: 30 }, (_, i) => [String(i), [String(i + 1), String(i + 1)]] as const));
    expect(recipes.recipeCycle(ladder, "0")).toBeUndefined();
  });
});
