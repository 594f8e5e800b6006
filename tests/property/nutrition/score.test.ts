import { nutriScore } from "@morsel/domain/nutrition";
import { describe, expect, it } from "vitest";
import { errorOf, valueOf } from "../../arbitraries/numbers.ts";

describe("Nutri-Score 2023", () => {
  const of = (energy: number, sugar: number, saturated_fat: number, salt: number, protein: number, fiber = 0) => ({
    energy: energy / 4.184,
    sugar,
    saturated_fat,
    sodium: (salt * 1000) / 2.5,
    protein,
    fiber,
  });

  it("N11 points are thresholds strictly exceeded; grades by category", () => {
    expect(valueOf(nutriScore(of(335, 3.4, 1, 0.2, 2.4), "food"))).toEqual({
      grade: "A",
      score: 0,
      negative: 0,
      positive: 0,
    });
    expect(valueOf(nutriScore(of(336, 3.5, 1.1, 0.21, 2.5), "food"))).toEqual({
      grade: "C",
      score: 3,
      negative: 4,
      positive: 1,
    });
    // A chocolate spread: 2252 kJ, sugars 56.3, saturates 10.6, salt 0.107, protein 6.3.
    expect(valueOf(nutriScore(of(2252, 56.3, 10.6, 0.107, 6.3), "food"))).toEqual({
      grade: "E",
      score: 31,
      negative: 31,
      positive: 0,
    });
    // Olive oil, which counts as its fruit.
    const oil = { ...of(3404, 0, 14, 0, 0), fat: 92 };
    expect(valueOf(nutriScore(oil, "fats", { fruitPercent: 100 }))).toEqual({
      grade: "B",
      score: 0,
      negative: 5,
      positive: 5,
    });
    expect(valueOf(nutriScore(oil, "fats"))).toMatchObject({ grade: "C", score: 5 });
  });

  it("N11 protein counts for beverages, cheese, and foods with fewer than 11 negative points", () => {
    const salty = of(1400, 0, 10.5, 0.5, 25);
    expect(valueOf(nutriScore(salty, "food"))).toMatchObject({ negative: 16, positive: 0 });
    expect(valueOf(nutriScore(salty, "cheese"))).toMatchObject({ negative: 16, positive: 7, grade: "C" });
    expect(valueOf(nutriScore(of(600, 0, 2, 0.2, 21), "red-meat"))).toMatchObject({ negative: 2, positive: 2 });
    expect(valueOf(nutriScore(of(600, 0, 2, 0.2, 21), "food"))).toMatchObject({ negative: 2, positive: 7 });
  });

  it("N11 a beverage is never A unless it is water; sweetener costs four", () => {
    expect(valueOf(nutriScore({}, "water")).grade).toBe("A");
    expect(valueOf(nutriScore(of(0, 0, 0, 0, 0), "beverage"))).toMatchObject({ grade: "B", score: 0 });
    expect(valueOf(nutriScore(of(0, 0, 0, 0, 0), "beverage", { hasSweetener: true }))).toMatchObject({
      grade: "C",
      score: 4,
    });
    expect(valueOf(nutriScore(of(180, 10.6, 0, 0, 0), "beverage"))).toMatchObject({ grade: "E", score: 12 });
    expect(valueOf(nutriScore(of(180, 8.5, 0, 0, 0), "beverage", { fruitPercent: 100 })).positive).toBe(6);
  });

  it("N11 each figure earns a point with each threshold that it exceeds", () => {
    const clean = { ...of(0, 0, 0, 0, 0), fat: 100 };
    const up = (by: number, count: number) =>
      Array.from({ length: count }, (_, i) => Number((by * (i + 1)).toFixed(1)));
    type Case = readonly [
      label: string,
      category: "food" | "beverage" | "fats",
      side: "negative" | "positive",
      at: (n: number) => object,
      thresholds: readonly number[],
    ];
    const cases: readonly Case[] = [
      ["energy", "food", "negative", (n) => ({ energy: n / 4.184 }), up(335, 10)],
      [
        "sugars",
        "food",
        "negative",
        (n) => ({ sugar: n }),
        [3.4, 6.8, 10, 14, 17, 20, 24, 27, 31, 34, 37, 41, 44, 48, 51],
      ],
      ["saturates", "food", "negative", (n) => ({ saturated_fat: n }), up(1, 10)],
      ["salt", "food", "negative", (n) => ({ sodium: n * 400 }), up(0.2, 20)],
      ["fibre", "food", "positive", (n) => ({ fiber: n }), [3, 4.1, 5.2, 6.3, 7.4]],
      ["protein", "food", "positive", (n) => ({ protein: n }), [2.4, 4.8, 7.2, 9.6, 12, 14, 17]],
      [
        "energy",
        "beverage",
        "negative",
        (n) => ({ energy: n / 4.184 }),
        [30, 90, 150, 210, 240, 270, 300, 330, 360, 390],
      ],
      ["sugars", "beverage", "negative", (n) => ({ sugar: n }), [0.5, 2, 3.5, 5, 6, 7, 8, 9, 10, 11]],
      ["protein", "beverage", "positive", (n) => ({ protein: n }), [1.2, 1.5, 1.8, 2.1, 2.4, 2.7, 3]],
      ["energy of saturates", "fats", "negative", (n) => ({ saturated_fat: n / 37, fat: 1e6 }), up(120, 10)],
    ];
    for (const [label, category, side, at, thresholds] of cases)
      for (const [i, threshold] of thresholds.entries()) {
        const points = (n: number) => valueOf(nutriScore({ ...clean, ...at(n) }, category))[side];
        expect([label, category, threshold, points(threshold), points(threshold + 0.01)]).toEqual([
          label,
          category,
          threshold,
          i,
          i + 1,
        ]);
      }
  });

  it("N11 the share of saturated fat earns a point with each threshold that it reaches", () => {
    const share = (percent: number) =>
      valueOf(nutriScore({ ...of(0, 0, percent / 100, 0, 0), fat: 1 }, "fats")).negative;
    for (const [i, percent] of [10, 16, 22, 28, 34, 40, 46, 52, 58, 64].entries())
      expect([percent, share(percent - 0.01), share(percent)]).toEqual([percent, i, i + 1]);
    expect(valueOf(nutriScore({ ...of(0, 0, 0, 0, 0), fat: 0 }, "fats")).negative).toBe(0);
  });

  it("N11 fruit, vegetables and legumes above 40, 60 and 80 per cent", () => {
    for (const [percent, food, beverage] of [
      [40, 0, 0],
      [41, 1, 2],
      [60, 1, 2],
      [61, 2, 4],
      [80, 2, 4],
      [81, 5, 6],
    ] as const) {
      expect(valueOf(nutriScore(of(0, 0, 0, 0, 0), "food", { fruitPercent: percent })).positive).toBe(food);
      expect(valueOf(nutriScore(of(0, 0, 0, 0, 0), "beverage", { fruitPercent: percent })).positive).toBe(beverage);
    }
  });

  it("N11 protein stops counting at 11 negative points, for fats at 7", () => {
    const salted = (points: number) => of(0, 0, 0, points * 0.2 + 0.01, 20);
    expect(valueOf(nutriScore(salted(10), "food"))).toMatchObject({ negative: 10, positive: 7 });
    expect(valueOf(nutriScore(salted(11), "food"))).toMatchObject({ negative: 11, positive: 0 });
    expect(valueOf(nutriScore({ ...salted(6), fat: 100 }, "fats"))).toMatchObject({ negative: 6, positive: 7 });
    expect(valueOf(nutriScore({ ...salted(7), fat: 100 }, "fats"))).toMatchObject({ negative: 7, positive: 0 });
  });

  it("N11 grades end at 0, 2, 10, 18; of fats at -6, 2, 10, 18; of beverages at 2, 6, 9", () => {
    const salted = (points: number) => ({ ...of(0, 0, 0, points === 0 ? 0 : points * 0.2 + 0.01, 0), fat: 100 });
    const grade = (points: number, category: "food" | "fats" | "beverage") =>
      valueOf(nutriScore(salted(points), category)).grade;
    expect([0, 1, 2, 3, 10, 11, 18, 19].map((n) => grade(n, "food")).join("")).toBe("ABBCCDDE");
    expect([0, 2, 3, 10, 11, 18, 19].map((n) => grade(n, "fats")).join("")).toBe("BBCCDDE");
    expect([0, 2, 3, 6, 7, 9, 10].map((n) => grade(n, "beverage")).join("")).toBe("BBCCDDE");
    const nuts = (protein: number) => valueOf(nutriScore({ ...salted(0), protein, fiber: 0 }, "fats")).grade;
    expect([nuts(12.1), nuts(14.1)].join("")).toBe("BA");
  });

  it("N11 figures that are none, a share that is none and a category that nobody knows are refused", () => {
    const known = { ...of(0, 0, 0, 0, 0), fat: 1 };
    for (const wrong of [Number.NaN, -0, -1, Infinity])
      for (const id of ["energy", "sugar", "saturated_fat", "sodium", "protein", "fat", "fiber"] as const)
        expect([id, wrong, errorOf(nutriScore({ ...known, [id]: wrong }, "fats")).missing]).toEqual([id, wrong, [id]]);
    for (const fruitPercent of [Number.NaN, -1, 100.1])
      expect(errorOf(nutriScore(known, "food", { fruitPercent })).missing).toEqual(["fruitPercent"]);
    for (const unknown of ["toString", "wine", ""])
      expect(errorOf(nutriScore(known, unknown as "food")).missing).toEqual(["category"]);
  });

  it("N11 says what it needs", () => {
    expect(errorOf(nutriScore({ energy: 1 }, "fats"))).toEqual({
      _tag: "NutriScoreNeeds",
      missing: ["sugar", "saturated_fat", "sodium", "protein", "fat"],
    });
  });
});
