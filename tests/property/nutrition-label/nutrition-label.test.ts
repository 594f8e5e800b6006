import { NUTRIENT_IDS, nutrientUnit } from "@morsel/domain/nutrition";
import * as label from "@morsel/domain/nutrition-label";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { facts } from "../../arbitraries/diary.ts";
import { anyNumbers, between } from "../../arbitraries/numbers.ts";

const { fdaAmount, fdaCalories, fdaLabel, fdaPercent, percentDailyValue, euLabel } = label;
const amount = (value: number, unit: string) => ({ kind: "amount", value, unit });
const less = (value: number, unit: string) => ({ kind: "less-than", value, unit });
const table = (text: string) =>
  Object.fromEntries(
    text
      .split(",")
      .map((pair) => pair.trim().split(" "))
      .map(([id, n]) => [id, Number(n)]),
  );
const serving = { label: "1 medium", grams: 118 };
const banana = {
  energy: 89,
  carbohydrates: 22.8,
  fiber: 2.6,
  sugar: 12.2,
  added_sugars: 0,
  protein: 1.09,
  fat: 0.33,
  saturated_fat: 0.112,
  trans_fat: 0,
  cholesterol: 0,
  sodium: 1,
  potassium: 358,
  calcium: 5,
  iron: 0.26,
  vitamin_d: 0,
  vitamin_c: 8.7,
};

describe("the US label's rounding", () => {
  it("L1 per cent of a daily value is the amount over it; none where the law has none", () => {
    expect(percentDailyValue("sodium", 230)).toBe(10);
    expect(percentDailyValue("sugar", 10)).toBeUndefined();
    expect(percentDailyValue("trans_fat", 1)).toBeUndefined();
    for (const n of [Number.NaN, Infinity, -1]) expect(percentDailyValue("sodium", n)).toBeUndefined();
    expect(label.DAILY_VALUES).toEqual(
      table(`fat 78, saturated_fat 20, cholesterol 300, sodium 2300, carbohydrates 275, fiber 28,
        added_sugars 50, protein 50, vitamin_d 20, calcium 1300, iron 18, potassium 4700, vitamin_a 900,
        vitamin_c 90, vitamin_e 15, vitamin_k 120, thiamin 1.2, riboflavin 1.3, niacin 16, vitamin_b6 1.7,
        folate_dfe 400, vitamin_b12 2.4, biotin 30, pantothenic_acid 5, phosphorus 1250, iodine 150,
        magnesium 420, zinc 11, selenium 55, copper 0.9, manganese 2.3, chromium 35, molybdenum 45,
        chloride 2300, choline 550`),
    );
  });

  it("L2 halves go up", () => {
    expect(fdaCalories(47.5)).toBe(50);
    expect(fdaAmount("fat", 2.25)).toEqual(amount(2.5, "g"));
    expect(fdaAmount("protein", 2.5)).toEqual(amount(3, "g"));
    expect(fdaAmount("cholesterol", 12.5)).toEqual(amount(15, "mg"));
    expect(fdaAmount("iron", 1.25)).toEqual(amount(1.3, "mg"));
  });

  it("L3 calories: below 5 none, to 50 by fives, then by tens", () => {
    for (const [kcal, shown] of [
      [0, 0],
      [4.9, 0],
      [5, 5],
      [7.4, 5],
      [47.4, 45],
      [50, 50],
      [52, 50],
      [54.9, 50],
      [55, 60],
      [106, 110],
    ] as const)
      expect([kcal, fdaCalories(kcal)]).toEqual([kcal, shown]);
  });

  it("L4 fats: below 0.5 g none, below 5 g by halves, then by grams", () => {
    for (const id of ["fat", "saturated_fat", "trans_fat", "polyunsaturated_fat", "monounsaturated_fat"] as const)
      for (const [grams, shown] of [
        [0.49, 0],
        [0.5, 0.5],
        [4.74, 4.5],
        [4.75, 5],
        [4.99, 5],
        [5.4, 5],
        [5.5, 6],
      ] as const)
        expect([id, grams, fdaAmount(id, grams)]).toEqual([id, grams, amount(shown, "g")]);
  });

  it('L5 cholesterol: below 2 mg none, to 5 mg "less than 5 mg", then by fives', () => {
    expect(fdaAmount("cholesterol", 1.9)).toEqual(amount(0, "mg"));
    for (const mg of [2, 3, 5]) expect(fdaAmount("cholesterol", mg)).toEqual(less(5, "mg"));
    expect(fdaAmount("cholesterol", 5.1)).toEqual(amount(5, "mg"));
    expect(fdaAmount("cholesterol", 98)).toEqual(amount(100, "mg"));
  });

  it("L6 sodium: below 5 mg none, to 140 mg by fives, then by tens", () => {
    for (const [mg, shown] of [
      [4.9, 0],
      [5, 5],
      [137, 135],
      [140, 140],
      [141, 140],
      [145, 150],
      [1234, 1230],
    ] as const)
      expect([mg, fdaAmount("sodium", mg)]).toEqual([mg, amount(shown, "mg")]);
  });

  it('L7 carbohydrate, fibre, sugars, polyols, protein: below 0.5 g none, below 1 g "less than 1 g", then by grams', () => {
    for (const id of ["carbohydrates", "fiber", "sugar", "added_sugars", "polyols", "protein"] as const) {
      expect(fdaAmount(id, 0.49)).toEqual(amount(0, "g"));
      for (const grams of [0.5, 0.99]) expect(fdaAmount(id, grams)).toEqual(less(1, "g"));
      expect(fdaAmount(id, 1)).toEqual(amount(1, "g"));
      expect(fdaAmount(id, 1.4)).toEqual(amount(1, "g"));
    }
  });

  it("L8 vitamins and minerals: tenths, wholes or tens by the size of the daily value", () => {
    for (const [id, given, shown, unit] of [
      ["vitamin_d", 2.44, 2.4, "µg"],
      ["iron", 8.06, 8.1, "mg"],
      ["vitamin_b12", 0.26, 0.3, "µg"],
      ["vitamin_c", 10.3, 10, "mg"],
      ["biotin", 2.6, 3, "µg"],
      ["phosphorus", 126, 130, "mg"],
      ["selenium", 5.6, 6, "µg"],
      ["calcium", 264, 260, "mg"],
      ["potassium", 235, 240, "mg"],
      ["vitamin_a", 94, 90, "µg"],
    ] as const)
      expect(fdaAmount(id, given)).toEqual(amount(shown, unit));
  });

  it("L8 vitamins and minerals have the units of the nutrients' table; what has no line has no amount", () => {
    for (const id of NUTRIENT_IDS)
      if (label.isVitaminOrMineral(id)) expect(fdaAmount(id, 1)).toMatchObject({ unit: nutrientUnit(id) });
    for (const id of ["caffeine", "water", "leucine"] as const) expect(fdaAmount(id, 1)).toEqual({ kind: "unknown" });
  });

  it("L9 per cents of vitamins and minerals: below 2 none, to 10 by twos, to 50 by fives, then by tens", () => {
    for (const [percent, shown] of [
      [1.9, 0],
      [2, 2],
      [2.9, 2],
      [3, 4],
      [9.1, 10],
      [10, 10],
      [10.6, 10],
      [11.9, 10],
      [23.8, 25],
      [48, 50],
      [53, 50],
      [50, 50],
      [54, 50],
      [56, 60],
      [120, 120],
    ] as const) {
      expect([percent, fdaPercent("calcium", percent * 13)]).toEqual([percent, shown]);
      expect([percent, fdaPercent("iron", percent * 0.18)]).toEqual([percent, shown]);
    }
  });

  it("L10 other per cents are whole, of the actual amount, and 0 beside a printed 0", () => {
    expect(fdaPercent("fat", 8.4)).toBe(11);
    expect(fdaPercent("fat", 0.49)).toBe(0);
    expect(fdaPercent("sodium", 160)).toBe(7);
    expect(fdaPercent("fiber", undefined)).toBeUndefined();
  });
});

describe("the US label", () => {
  it("L11 has its lines in the law's order, parts indented, with vitamins apart", () => {
    const made = fdaLabel(banana, serving, "us");
    expect(made.calories).toEqual(amount(110, "kcal"));
    expect(made.rows.map(({ id, indent }) => [id, indent])).toEqual([
      ["fat", 0],
      ["saturated_fat", 1],
      ["trans_fat", 1],
      ["cholesterol", 0],
      ["sodium", 0],
      ["carbohydrates", 0],
      ["fiber", 1],
      ["sugar", 1],
      ["added_sugars", 2],
      ["protein", 0],
    ]);
    expect(made.vitamins.map(({ id }) => id)).toEqual(["vitamin_d", "calcium", "iron", "potassium", "vitamin_c"]);
    expect(made.rows.find(({ id }) => id === "carbohydrates")).toEqual({
      id: "carbohydrates",
      indent: 0,
      amount: amount(27, "g"),
      percent: 10,
    });
    expect(made.rows.find(({ id }) => id === "protein")?.percent).toBeUndefined();
    const voluntary = { ...banana, polyols: 1, monounsaturated_fat: 0.03, polyunsaturated_fat: 0.07 };
    expect(
      fdaLabel(voluntary, serving, "us").rows.filter(
        ({ id }) => Object.hasOwn(voluntary, id) && !Object.hasOwn(banana, id),
      ),
    ).toEqual([
      { id: "polyunsaturated_fat", indent: 1, amount: amount(0, "g") },
      { id: "monounsaturated_fat", indent: 1, amount: amount(0, "g") },
      { id: "polyols", indent: 1, amount: amount(1, "g") },
    ]);
    expect(fdaLabel({ energy: 900 }, { label: "a drop", grams: 0.6 }, "us").calories).toEqual(amount(5, "kcal"));
  });

  it("L11 of an EU food adds the fibre to the carbohydrate", () => {
    const eu = { ...banana, carbohydrates: 20.2 };
    expect(fdaLabel(eu, serving, "eu").rows).toEqual(fdaLabel(banana, serving, "us").rows);
  });

  it("L11 what is unknown is said to be, never zero", () => {
    for (const row of [...fdaLabel({}, serving, "us").rows, ...fdaLabel({}, serving, "us").vitamins]) {
      expect(row.amount).toEqual({ kind: "unknown" });
      expect(Object.hasOwn(row, "percent")).toBe(false);
    }
    for (const grams of [0, -1, Number.NaN, Infinity])
      expect(fdaLabel(banana, { label: "", grams }, "us").calories).toEqual({ kind: "unknown" });
  });

  it("L11 any facts and serving have a label whose amounts are near the truth", () => {
    fc.assert(
      fc.property(facts, between(1, 500), (given, grams) => {
        const made = fdaLabel(given, { label: "x", grams }, "us");
        for (const { id, amount, percent } of [...made.rows, ...made.vitamins]) {
          const truth = ((given[id] ?? 0) * grams) / 100;
          if (amount.kind === "amount") expect(Math.abs(amount.value - truth)).toBeLessThanOrEqual(5.01);
          if (amount.kind === "less-than") expect(truth).toBeLessThanOrEqual(amount.value);
          if (percent !== undefined) expect(Number.isInteger(percent)).toBe(true);
        }
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...NUTRIENT_IDS), anyNumbers, (id, n) => {
        expect(["amount", "less-than", "unknown"]).toContain(fdaAmount(id, n).kind);
      }),
    );
  });
});

describe("the EU label", () => {
  const row = (id: string) => euLabel(banana, "us", serving).find((found) => found.id === id);

  it('L12 to 10 g by tenths, then by grams; the least is "<0.5 g", of saturates "<0.1 g"', () => {
    const fat = (grams: number) => euLabel({ fat: grams }, "eu")[1]?.per100g[0];
    const saturates = (grams: number) => euLabel({ saturated_fat: grams }, "eu")[2]?.per100g[0];
    for (const [grams, shown] of [
      [0, amount(0, "g")],
      [0.5, less(0.5, "g")],
      [0.51, amount(0.5, "g")],
      [9.14, amount(9.1, "g")],
      [9.94, amount(9.9, "g")],
      [9.95, amount(10, "g")],
      [10.4, amount(10, "g")],
      [10.5, amount(11, "g")],
    ] as const)
      expect(fat(grams)).toEqual(shown);
    expect(saturates(0.1)).toEqual(less(0.1, "g"));
    expect(saturates(0.26)).toEqual(amount(0.3, "g"));
    expect(row("carbohydrates")?.per100g).toEqual([amount(20, "g")]);
  });

  it('L13 salt from 1 g by tenths, below by hundredths, the least is "<0.01 g"', () => {
    const salt = (grams: number) => euLabel({ sodium: grams * 400 }, "eu").find(({ id }) => id === "salt")?.per100g[0];
    expect(salt(0)).toEqual(amount(0, "g"));
    expect(salt(0.0125)).toEqual(less(0.01, "g"));
    expect(salt(0.034)).toEqual(amount(0.03, "g"));
    expect(salt(0.994)).toEqual(amount(0.99, "g"));
    expect(salt(1.04)).toEqual(amount(1, "g"));
    expect(salt(1.25)).toEqual(amount(1.3, "g"));
  });

  it("L14 energy in kJ and kcal; per cents of the reference intake of an adult", () => {
    expect(row("energy")).toEqual({
      id: "energy",
      indent: 0,
      per100g: [amount(372, "kJ"), amount(89, "kcal")],
      perServing: [amount(439, "kJ"), amount(105, "kcal")],
      percent: 5,
    });
    expect(label.euPercent("salt", 3)).toBe(50);
    for (const n of [-1, Number.NaN, Infinity]) expect(label.euPercent("salt", n)).toBeUndefined();
    expect(label.EU_REFERENCE_INTAKES).toEqual(
      table(`energy 2000, fat 70, saturated_fat 20, carbohydrates 260, sugar 90, protein 50, salt 6,
        vitamin_a 800, vitamin_d 5, vitamin_e 12, vitamin_k 75, vitamin_c 80, thiamin 1.1, riboflavin 1.4,
        niacin 16, vitamin_b6 1.4, folate 200, vitamin_b12 2.5, biotin 50, pantothenic_acid 6,
        potassium 2000, chloride 800, calcium 800, phosphorus 700, magnesium 375, iron 14, zinc 10,
        copper 1, manganese 2, fluoride 3500, selenium 55, chromium 40, molybdenum 50, iodine 150`),
    );
    expect(euLabel(banana, "us").map(({ id, indent }) => [id, indent])).toEqual([
      ["energy", 0],
      ["fat", 0],
      ["saturated_fat", 1],
      ["carbohydrates", 0],
      ["sugar", 1],
      ["fiber", 0],
      ["protein", 0],
      ["salt", 0],
    ]);
    expect(label.euPercent("fiber", 3)).toBeUndefined();
    expect(euLabel({}, "eu").map(({ id }) => id)).toEqual([
      "energy",
      "fat",
      "saturated_fat",
      "carbohydrates",
      "sugar",
      "protein",
      "salt",
    ]);
    fc.assert(
      fc.property(
        facts,
        fc.constantFrom("us", "eu"),
        between(-1, 500),
        (given, basis, grams) => euLabel(given, basis, { label: "", grams }).length >= 7,
      ),
    );
  });
});

describe("the label that one knows", () => {
  it("L15 is the Nutrition Facts in the United States and the EU's declaration everywhere else", () => {
    expect(["US", "CA", "GB", "DE", "us", "", "USA"].map(label.labelLawOf)).toEqual([
      "us",
      "eu",
      "eu",
      "eu",
      "eu",
      "eu",
      "eu",
    ]);
    expect(label.LABEL_LAWS).toEqual(["us", "eu"]);
    fc.assert(
      fc.property(fc.string({ minLength: 2, maxLength: 2 }), (country) => {
        expect(label.labelLawOf(country)).toBe(country === "US" ? "us" : "eu");
      }),
    );
  });
});
