import { readIngredientLine } from "@morsel/domain/recipes";
import { NUTRIENT_IDS } from "@morsel/domain/nutrition";
import * as recipes from "@morsel/domain/recipes";
import { unitOfWord } from "@morsel/domain/units";
import { describe, expect, it } from "vitest";
import { valueOf } from "../../arbitraries/numbers.ts";

const read = (text: string) => valueOf(readIngredientLine(text));

describe("recipes, as it is written", () => {
  it("R9 what cooking may have destroyed is not known of a cooked dish, all else is as it was", () => {
    const raw = Object.fromEntries(NUTRIENT_IDS.map((id, i) => [id, i]));
    const lost = "vitamin_c thiamin folate folic_acid folate_food folate_dfe vitamin_b6 pantothenic_acid".split(" ");
    const cooked = recipes.factsAfterCooking(raw);
    expect(NUTRIENT_IDS.filter((id) => cooked[id] === undefined).toSorted()).toEqual(lost.toSorted());
    for (const id of NUTRIENT_IDS) if (!lost.includes(id)) expect(cooked[id]).toBe(raw[id]);
  });

  it("R1 a line has what it says and nothing else", () => {
    for (const [text, parts] of [
      ["salt", { name: "salt" }],
      ["2 eggs", { amount: 2, name: "eggs" }],
      ["1 cup rice of offal", { amount: 1, unit: "cup", name: "rice of offal" }],
      ["1 *cup cake", { amount: 1, name: "*cup cake" }],
      ["2 cans (400 g) red beans", { amount: 2, unit: "can", name: "red beans", grams: 400 }],
      ["(400 g) flour", { name: "flour", grams: 400 }],
      ["2 kg (400 g) flour", { amount: 2, unit: "kg", name: "flour", grams: 2000 }],
      ["g flour", { unit: "g", name: "flour" }],
      ["1 onion, salt optional", { amount: 1, name: "onion", note: "salt optional", isOptional: true }],
    ] as const)
      expect(read(text)).toStrictEqual({ original: text, isOptional: false, ...parts });
  });

  it("R2 a plural of three letters and more is the unit, a shorter word is itself", () => {
    expect(["slices", "sticks", "cups", "gs", "ls", "cs"].map(unitOfWord)).toEqual([
      "slice",
      "stick",
      "cup",
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("R5 no number of servings below none is scaled", () => {
    expect([recipes.scaleFactor(-4, -6), recipes.scaleFactor(0, 6), recipes.scaleFactor(4, 0)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("R8 a dish that lost all its water has none, one that lost more does not say", () => {
    const water = (grossGrams: number) =>
      valueOf(recipes.recipeFacts([{ per100g: { water: 50 }, grams: 100 }], { servings: 1, grossGrams })).total.water;
    expect([water(50), water(50.5), water(49.5), water(100)]).toEqual([0, 0.5, undefined, 50]);
  });
});
