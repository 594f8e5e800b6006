import { COMPARED_BY, comparedFood, comparedNutrients, nutriScoreOf, type Food } from "@morsel/domain/foods";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { nutriScore, type NutriScoreGrade } from "@morsel/domain/nutrition";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { facts } from "../../arbitraries/diary.ts";

const food = SAMPLE_FOODS[0] as Food;

describe("foods side by side", () => {
  it("F31 by 100 kcal each has 100 kcal, by 100 g the figures of 100 g, and what is unknown stays so", () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...COMPARED_BY), (nutrients, by) => {
        const compared = comparedFood({ ...food, nutrients }, by, food.basis);
        const { energy } = nutrients;
        if (by === "100g") expect(compared.facts).toEqual(nutrients);
        if (by === "100kcal" && energy !== undefined && energy > 0) expect(compared.facts.energy).toBeCloseTo(100, 6);
        if (by === "100kcal" && !(energy !== undefined && energy > 0)) {
          expect(compared.facts).toEqual({});
          expect("grams" in compared).toBe(false);
        } else expect(Object.keys(compared.facts).sort()).toEqual(Object.keys(nutrients).sort());
      }),
    );
  });

  it("F31 by a serving it is as much as one is offered, and a nutrient is listed once one food knows it", () => {
    for (const one of SAMPLE_FOODS) {
      const { portion, grams } = comparedFood(one, "serving", "eu");
      expect(grams).toBeCloseTo((portion?.amount ?? 0) * (portion?.serving.grams ?? 0), 6);
    }
    const [a, b] = [
      { ...food, nutrients: { iron: 1 } },
      { ...food, nutrients: { fat: 2, iron: 0 } },
    ];
    expect(comparedNutrients([comparedFood(a, "100g", "us"), comparedFood(b, "100g", "us")])).toEqual(["fat", "iron"]);
  });
});

describe("foods of different labels", () => {
  it("F31 N6 have their carbohydrate as on one of them; where fiber is unknown, so is it", () => {
    const american: Food = { ...food, basis: "us", nutrients: { carbohydrates: 30, fiber: 10 } };
    // N17: kept with its fibre; its label says 20 g.
    const european: Food = { ...food, basis: "eu", nutrients: { carbohydrates: 30, fiber: 10 } };
    for (const [basis, carbohydrates] of [
      ["us", 30],
      ["eu", 20],
    ] as const)
      for (const one of [american, european])
        expect(comparedFood(one, "100g", basis).facts).toEqual({ carbohydrates, fiber: 10 });
    const unknown = { ...european, nutrients: { carbohydrates: 20 } };
    expect(comparedFood(unknown, "100g", "us").facts).toEqual({});
  });
});

describe("the Nutri-Score of a food", () => {
  const plain = { energy: 150, sugar: 0, saturated_fat: 1, fat: 5, sodium: 60, protein: 22, fiber: 0 };

  it("F30 is that of its table, and none where the table or a figure is unknown", () => {
    const beef = nutriScore(plain, "red-meat");
    expect(nutriScoreOf({ category: "Beef Products", description: "", nutrients: plain })).toBe(
      beef.ok ? beef.value.grade : "",
    );
    for (const category of ["", "Dairy and Egg Products", "Dishes: Italy", "constructor"])
      expect(nutriScoreOf({ category, description: "", nutrients: plain })).toBeUndefined();
    const { sodium: _, ...unsalted } = plain;
    expect(nutriScoreOf({ category: "Beef Products", description: "", nutrients: unsalted })).toBeUndefined();
  });

  it("F30 a dressing is no fat, a chestnut no nut, and where nobody tells the table it is in both", () => {
    const nutrients = { ...plain, energy: 700, sugar: 15, fat: 80, saturated_fat: 20, sodium: 300, protein: 0 };
    const [fat, sauce] = [nutriScore(nutrients, "fats"), nutriScore(nutrients, "food")];
    const grade = (category: string, description: string) => nutriScoreOf({ category, description, nutrients });
    expect([fat.ok && fat.value.grade, sauce.ok && sauce.value.grade]).toEqual(["D", "E"]);
    expect(grade("Fats and Oils", "Oil, olive, salad or cooking")).toBe("D");
    expect(grade("Fats and Oils", "Salad dressing, mayonnaise, soybean oil")).toBe("E");
    expect(grade("Nut and Seed Products", "Nuts, almonds")).toBe("D");
    expect(grade("Nut and Seed Products", "Nuts, chestnuts, european, roasted")).toBeUndefined();
    expect(grade("Fats and Oils", "USDA Commodity Food")).toBeUndefined();
  });

  it("F30 is shown only where what nobody tells would not change it", () => {
    fc.assert(
      fc.property(
        facts,
        fc.constantFrom("Sweets", "Fruit drinks", "Fats and Oils"),
        fc.integer({ min: 0, max: 100 }),
        fc.boolean(),
        (more, category, fruitPercent, hasSweetener) => {
          const nutrients = { ...plain, ...more };
          const grade = nutriScoreOf({ category, description: "Olive oil", nutrients });
          if (grade === undefined) return;
          const table = category === "Sweets" ? "food" : category === "Fats and Oils" ? "fats" : "beverage";
          const told = nutriScore(nutrients, table, {
            fruitPercent,
            ...(table === "beverage" ? { hasSweetener } : {}),
          });
          expect(told.ok && told.value.grade).toBe(grade satisfies NutriScoreGrade);
        },
      ),
    );
    expect(
      nutriScoreOf({
        category: "Sweets",
        description: "",
        nutrients: { ...plain, sugar: 60, energy: 500, saturated_fat: 18, protein: 3 },
      }),
    ).toBe("E");
  });
});
