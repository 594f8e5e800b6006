import { readIngredientLine } from "@morsel/domain/recipes";
import * as recipes from "@morsel/domain/recipes";
import { unitOfWord } from "@morsel/domain/units";
import { describe, expect, it } from "vitest";
import { errorOf, valueOf } from "../../arbitraries/numbers.ts";

const read = (text: string) => valueOf(readIngredientLine(text));

describe("the edges of an ingredient line", () => {
  it("R1 each part is there where the line says it, and absent where it does not", () => {
    expect(read("salt")).toEqual({ original: "salt", name: "salt", isOptional: false });
    expect(read("2-3 CUPS of rice, rinsed, drained")).toEqual({
      original: "2-3 CUPS of rice, rinsed, drained",
      amount: 2,
      amountMax: 3,
      unit: "cup",
      name: "rice",
      note: "rinsed, drained",
      isOptional: false,
    });
    expect(read("ABOUT 2 kg potatoes")).toMatchObject({ amount: 2, unit: "kg", grams: 2000, name: "potatoes" });
    expect(read("1 onion (optional), diced (small)")).toMatchObject({
      name: "onion",
      note: "diced, small",
      isOptional: true,
    });
    expect(read("1 onion (optional salt)").note).toBe("optional salt");
    expect(read("1 piece of of-the-house bread").name).toBe("of-the-house bread");
    expect(read("1 cup syrup fl oz marked").name).toBe("syrup fl oz marked");
    expect(read("3 fl. oz cream")).toMatchObject({ amount: 3, unit: "fl_oz", name: "cream" });
    expect(read("1\u00a0 cup  \t oats").name).toBe("oats");
  });

  it("R1 a weight in brackets counts for the whole, or for each where it stands first or says so", () => {
    expect(read("2 (400 G) cans tomatoes")).toMatchObject({ grams: 800, unit: "can" });
    expect(read("2 cans (400 g each) tomatoes").grams).toBe(800);
    expect(read("2 cups (240 g) flour").grams).toBe(240);
    expect(read("cheese (2 oz)").grams).toBeCloseTo(56.699, 3);
    expect(read("3 eggs").grams).toBeUndefined();
  });

  it("R1 what is no line is refused by its reason, up to three hundred signs are read", () => {
    const why = (text: string) => errorOf(readIngredientLine(text));
    expect(why("")).toEqual({ _tag: "IngredientRefused", reason: "empty" });
    expect(why("For the sauce:").reason).toBe("heading");
    expect(why("1,500 cups flour").reason).toBe("ambiguous-amount");
    expect(why("2 cups").reason).toBe("no-name");
    expect(why("x".repeat(301)).reason).toBe("too-long");
    expect(read("x".repeat(300)).name).toHaveLength(300);
  });

  it("R2 words of units: plural, full stop behind, never within", () => {
    const words = ["tbsp.", "cups", "T", "t", "c", "pinches", "g", "oz", "s", "t.bsp", "glass", "ss"];
    expect(words.map(unitOfWord)).toEqual([
      "tbsp",
      "cup",
      "tbsp",
      "tsp",
      "cup",
      "pinch",
      "g",
      "oz",
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("the edges of a dish", () => {
  const flour = { per100g: { energy: 350 }, grams: 500 };

  it("R3 one ingredient without weight, too many of them or servings without end are refused", () => {
    const why = (...given: Parameters<typeof recipes.recipeFacts>) => errorOf(recipes.recipeFacts(...given)).field;
    expect(why([flour, { ...flour, grams: 0 }], { servings: 1 })).toBe("ingredients");
    expect(why([{ ...flour, grams: 1_000_000.5 }], { servings: 1 })).toBe("ingredients");
    expect(
      why(
        Array.from({ length: 201 }, () => flour),
        { servings: 1 },
      ),
    ).toBe("ingredients");
    expect(why([flour], { servings: 1000.5 })).toBe("servings");
    expect(recipes.recipeFacts([{ ...flour, grams: 1_000_000 }], { servings: 1000 }).ok).toBe(true);
    expect(
      recipes.recipeFacts(
        Array.from({ length: 200 }, () => flour),
        { servings: 1 },
      ).ok,
    ).toBe(true);
  });

  it("R5 a hundredfold and a hundredth are the ends, the smallest amount is an eighth, the largest what can be typed", () => {
    expect([recipes.scaleFactor(0.5, 0.25), recipes.scaleFactor(1, 0), recipes.scaleFactor(-1, -1)]).toEqual([
      0.5,
      undefined,
      undefined,
    ]);
    expect(recipes.kitchenAmount(99_999)).toEqual({ whole: 99_999, numerator: 0, denominator: 1 });
    expect(recipes.kitchenAmount(99_999.1)).toBeUndefined();
    expect(recipes.kitchenAmount(0.0001)).toEqual({ whole: 0, numerator: 1, denominator: 8 });
    expect(recipes.kitchenAmount(0.5)).toEqual({ whole: 0, numerator: 1, denominator: 2 });
  });

  it("R6 a ton of a dish, none of it and all of it are split", () => {
    expect(recipes.splitDish(1_000_000, [1, 1])).toEqual({ portions: [500_000, 500_000], left: 0 });
    expect(recipes.splitDish(1_000_000.5, [1])).toBeUndefined();
    expect(recipes.splitDish(100, [1], 0)).toEqual({ portions: [0], left: 100 });
    expect(recipes.splitDish(100, [1], 1)).toEqual({ portions: [100], left: 0 });
    expect([recipes.splitDish(100, [1], -0.1), recipes.splitDish(100, [1], 1.1)]).toEqual([undefined, undefined]);
    expect(recipes.splitDish(0.6, [1])).toEqual({ portions: [1], left: 0 });
  });
});
