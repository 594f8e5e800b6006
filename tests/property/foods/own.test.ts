import { servingOf } from "@morsel/domain/diary";
import {
  checkOwnFood,
  densityOf,
  isServingId,
  ownFoodFlags,
  reviewFood,
  submissionAfterEdit,
  submitFood,
  withdrawFood,
  type Food,
  type OwnFoodDraft,
  type ServingId,
  type Submission,
} from "@morsel/domain/foods";
import { factsOfGrams } from "@morsel/domain/nutrition";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { facts, texts } from "../../arbitraries/diary.ts";
import { anyNumbers, between, errorOf, valueOf } from "../../arbitraries/numbers.ts";

const draft: OwnFoodDraft = {
  description: "Granola",
  basis: "eu",
  facts: { energy: 190, fat: 8 },
  per: "serving",
  servings: [{ label: "1 bowl", amount: 45, unit: "g" }],
};

describe("a member's own food", () => {
  it("F17 keeps the figures of a serving as those of 100 g; what is unknown stays unknown", () => {
    expect(valueOf(checkOwnFood({ ...draft, brand: "  ", description: " Granola\n mix " }))).toEqual({
      description: "Granola mix",
      basis: "eu",
      nutrients: { energy: expect.closeTo(422.22, 2), fat: expect.closeTo(17.78, 2) },
      servings: [{ id: "1-bowl", label: "1 bowl", grams: 45 }],
      defaultServing: "1-bowl",
    });
    fc.assert(
      fc.property(facts, between(0.1, 10_000), (given, grams) => {
        const servings = [
          { label: "1 pot", amount: grams, unit: "g" },
          { label: "1 spoon", amount: 5, unit: "g" },
        ] as const;
        const { nutrients } = valueOf(checkOwnFood({ ...draft, basis: "us", facts: given, servings }));
        const again = factsOfGrams(nutrients, grams);
        expect(Object.keys(again)).toEqual(Object.keys(given));
        for (const [id, amount] of Object.entries(given)) expect(Reflect.get(again, id)).toBeCloseTo(amount, 6);
      }),
    );
  });

  it("F17 each field has its bounds", () => {
    const refused = (change: Partial<OwnFoodDraft>) => {
      const { field, max } = errorOf(checkOwnFood({ ...draft, ...change }));
      return [field, max];
    };
    for (const description of ["", " \n", "x".repeat(101)])
      expect(refused({ description })).toEqual(["description", 100]);
    expect(refused({ brand: "x".repeat(61) })).toEqual(["brand", 60]);
    for (const barcode of ["1", "4006381333932", "400638133393x"])
      expect(refused({ barcode })).toEqual(["barcode", 14]);
    for (const gramsPerMl of [0, -1, 0.009, 3.1, Number.NaN, Infinity])
      expect(refused({ gramsPerMl })).toEqual(["gramsPerMl", 3]);
    expect(refused({ per: "100ml" })).toEqual(["gramsPerMl", 3]);
    expect(refused({ servings: [] })).toEqual(["servings", 20]);
    for (const energy of [-1, Number.NaN, Infinity]) expect(refused({ facts: { energy } })[0]).toBe("facts");
    expect(refused({ facts: { energy: 1e9 }, servings: [{ label: "x", amount: 1, unit: "g" }] })[0]).toBe("facts");
    const many = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ label: `${n} spoon`, amount: 5, unit: "g" as const }));
    expect(checkOwnFood({ ...draft, servings: many(20) }).ok).toBe(true);
    expect(refused({ servings: many(21) })).toEqual(["servings", 20]);
    const bowl = { label: "1 bowl", amount: 60, unit: "g" as const };
    for (const servings of [[bowl, bowl], [{ ...bowl, label: " " }], [{ ...bowl, label: "x".repeat(61) }]])
      expect(refused({ servings })[0]).toBe("servings");
    for (const amount of [0, -1, 10_001, Number.NaN])
      expect(refused({ servings: [{ ...bowl, amount }] })[0]).toBe("servings");
    expect(checkOwnFood({ ...draft, description: "🍌".repeat(100), brand: "б".repeat(60) }).ok).toBe(true);
  });

  it("F11 F17 servings have ids of their own in plain letters, whatever their script, never those of gram and ounce", () => {
    const servings = ["g", "oz", "1 杯", "2 杯", "1/2 tasse", "1 1/2 Löffel"].map((label) => ({
      label,
      amount: 10,
      unit: "g" as const,
    }));
    const made = valueOf(checkOwnFood({ ...draft, servings })).servings;
    expect(made.map(({ id }) => id)).toEqual(["g-2", "oz-2", "1", "2", "1-2-tasse", "1-1-2-loffel"]);
    const kept = [
      { id: "1-cup" as ServingId, label: "1 mug", amount: 300, unit: "g" },
      { id: "1-cup" as ServingId, label: "1 cup", amount: 240, unit: "g" },
      { id: "g" as ServingId, label: "1 bite", amount: 9, unit: "g" },
      { id: "NO ID" as ServingId, label: "1 pot", amount: 900, unit: "g" },
    ] as const;
    expect(valueOf(checkOwnFood({ ...draft, servings: kept })).servings.map(({ id }) => id)).toEqual([
      "1-cup",
      "1-cup-2",
      "1-bite",
      "1-pot",
    ]);
    const labels = fc.uniqueArray(texts(60), { maxLength: 20 });
    fc.assert(
      fc.property(labels, texts(120), anyNumbers, (given, description, gramsPerMl) => {
        const checked = checkOwnFood({
          ...draft,
          description,
          per: "100ml",
          gramsPerMl,
          servings: given.map((label) => ({ label, amount: 10, unit: "ml" as const })),
        });
        if (!checked.ok) return;
        const ids = checked.value.servings.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every(isServingId)).toBe(true);
      }),
    );
  });
});

const foodOf = (given: OwnFoodDraft) => valueOf(checkOwnFood(given)) as Food;

describe("figures of 100 ml", () => {
  it("F25 come back as typed when the food is counted in millilitres, whatever its other servings say", () => {
    fc.assert(
      fc.property(facts, between(0.01, 3), between(1, 5000), (given, gramsPerMl, cup) => {
        const servings = [
          { label: "1 cup", amount: cup, unit: "g" },
          { label: "100 ml", amount: 1, unit: "g" },
        ] as const;
        const food = foodOf({ ...draft, basis: "us", facts: given, per: "100ml", gramsPerMl, servings });
        expect(densityOf(food.servings)).toBeCloseTo(gramsPerMl, 9);
        const bottle = valueOf(servingOf(food, "100-ml" as ServingId));
        const again = factsOfGrams(food.nutrients, bottle.grams);
        expect(Object.keys(again)).toEqual(Object.keys(given));
        for (const [id, amount] of Object.entries(given)) expect(Reflect.get(again, id)).toBeCloseTo(amount, 6);
        expect(food.servings.filter(({ label }) => label === "100 ml")).toHaveLength(1);
      }),
    );
  });

  it("F25 oil of 0.92 g/ml: 828 kcal in 100 ml are 900 in 100 g; a density beside figures of 100 g changes none of them", () => {
    const oil = { description: "Oil", basis: "eu", facts: { energy: 828, fat: 92 }, servings: [] } as const;
    expect(foodOf({ ...oil, per: "100ml", gramsPerMl: 0.92 }).nutrients).toEqual({
      energy: expect.closeTo(900, 9),
      fat: expect.closeTo(100, 9),
    });
    const byWeight = foodOf({ ...oil, facts: { energy: 900 }, per: "100g", gramsPerMl: 0.92 });
    expect(byWeight.nutrients).toEqual({ energy: 900 });
    expect(valueOf(servingOf(byWeight, "1-tablespoon" as ServingId)).grams).toBeCloseTo(13.6, 1);
    expect(foodOf({ ...oil, per: "100ml", gramsPerMl: 0.92 }).defaultServing).toBe("100-ml");
  });
});

describe("servings of millilitres", () => {
  it("F25 weigh what their volume does, and figures of such a serving are those of its weight", () => {
    const can = { label: "1 can", amount: 330, unit: "ml" } as const;
    const juice = {
      description: "Juice",
      basis: "eu",
      facts: { energy: 150 },
      per: "serving",
      servings: [can],
    } as const;
    const food = foodOf({ ...juice, gramsPerMl: 1.04 });
    expect(food.servings[0]?.grams).toBeCloseTo(343.2, 9);
    expect(factsOfGrams(food.nutrients, 330 * 1.04).energy).toBeCloseTo(150, 9);
    expect(errorOf(checkOwnFood(juice))).toMatchObject({ field: "gramsPerMl" });
    expect(errorOf(checkOwnFood({ ...juice, per: "100g" }))).toMatchObject({ field: "gramsPerMl" });
  });
});

describe("what is doubtful about typed figures", () => {
  const tags = (change: Partial<OwnFoodDraft>, usual?: number) =>
    ownFoodFlags({ ...draft, per: "100g", servings: [], ...change }, usual).map(({ _tag }) => _tag);

  it("F25 N10 is said of 100 g, of 100 ml and of a serving alike", () => {
    const kilojoules = { energy: 1841, fat: 20, carbohydrates: 50, protein: 15 };
    expect(tags({ facts: kilojoules })).toContain("KilojoulesAsKcal");
    expect(tags({ facts: kilojoules, per: "100ml", gramsPerMl: 1.03 })).toContain("KilojoulesAsKcal");
    expect(
      tags({ facts: kilojoules, per: "serving", servings: [{ label: "1 bar", amount: 200, unit: "g" }] }),
    ).toContain("KilojoulesAsKcal");
    expect(tags({ facts: { energy: 440, fat: 20, carbohydrates: 50, fiber: 0, protein: 15 } })).toEqual([]);
    expect(tags({ facts: { fat: 60, protein: 50 } })).toEqual(["EnergyMissing", "PartsAbove100g"]);
    expect(tags({ facts: { sodium: 45_000 } })).toEqual(["SodiumIsSalt"]);
    expect(tags({ facts: { energy: 100, sugar: 30, carbohydrates: 20, fiber: 0 } })).toContain("PartAboveWhole");
  });

  it("F25 figures that are said to be of 100 ml or of a serving are not doubted to be so", () => {
    const oil = { energy: 828, fat: 92, carbohydrates: 0, protein: 0 };
    expect(tags({ facts: oil })).toEqual(["PerMillilitre"]);
    expect(tags({ facts: oil, per: "100ml", gramsPerMl: 1 })).toEqual([]);
    const serving = [{ label: "1 bar", amount: 40, unit: "g" }] as const;
    expect(tags({ facts: { energy: 160 }, servings: serving }, 400)).toEqual(["PerServing"]);
    expect(tags({ facts: { energy: 160 }, per: "serving", servings: serving }, 400)).toEqual([]);
    expect(tags({ per: "100ml" })).toEqual([]);
  });
});

describe("a food for everybody", () => {
  const known = { energy: 100, carbohydrates: 10, fat: 5, protein: 3 };
  const pending: Submission = { state: "pending", at: 1 };

  it("F27 waits with its main figures known, once; zero is known", () => {
    expect(valueOf(submitFood(undefined, known, 5))).toEqual({ state: "pending", at: 5 });
    expect(valueOf(submitFood(pending, { ...known, fat: 0 }, 5))).toEqual(pending);
    const { fat: _, ...fatless } = known;
    expect(errorOf(submitFood(undefined, fatless, 5))).toEqual({ _tag: "SubmissionNeeds", missing: ["fat"] });
    expect(errorOf(submitFood({ state: "accepted", at: 1 }, known, 5))).toMatchObject({ state: "accepted" });
    expect(valueOf(submitFood({ state: "declined", at: 1, reason: "x" }, known, 5))).toEqual({
      state: "pending",
      at: 5,
    });
  });

  it("F27 is taken back while it waits, and a change of it waits anew", () => {
    expect(valueOf(withdrawFood(pending))).toBeUndefined();
    expect(valueOf(withdrawFood(undefined))).toBeUndefined();
    expect(errorOf(withdrawFood({ state: "accepted", at: 1 }))).toMatchObject({ _tag: "SubmissionMisplaced" });
    expect(submissionAfterEdit(pending, 9)).toEqual({ state: "pending", at: 9 });
    expect(submissionAfterEdit({ state: "accepted", at: 1 }, 9)).toEqual({ state: "pending", at: 9 });
    for (const state of [undefined, "declined", "returned"] as const)
      expect(submissionAfterEdit(state && { state, at: 1, reason: "x" }, 9)).toBeUndefined();
  });

  it("F27 only what waits is answered, a refusal with its reason", () => {
    expect(valueOf(reviewFood(pending, { verdict: "publish" }, 7))).toEqual({ state: "accepted", at: 7 });
    for (const [verdict, state] of [
      ["decline", "declined"],
      ["return", "returned"],
    ] as const) {
      const answered = valueOf(reviewFood(pending, { verdict, reason: " Twice \n here " }, 7));
      expect(answered).toEqual({ state, at: 7, reason: "Twice here" });
      for (const reason of ["", " ", "x".repeat(501)])
        expect(errorOf(reviewFood(pending, { verdict, reason }, 7))).toEqual({ _tag: "ReasonRefused", max: 500 });
    }
    for (const now of [undefined, { state: "accepted", at: 1 }] as const)
      expect(errorOf(reviewFood(now, { verdict: "publish" }, 7))).toMatchObject({ _tag: "SubmissionMisplaced" });
  });
});
