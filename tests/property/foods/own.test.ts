import { checkOwnFood, isServingId, type OwnFoodDraft } from "@morsel/domain/foods";
import { factsOfGrams } from "@morsel/domain/nutrition";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { facts, texts } from "../../arbitraries/diary.ts";
import { anyNumbers, between, errorOf, valueOf } from "../../arbitraries/numbers.ts";

const draft: OwnFoodDraft = {
  description: "Granola",
  basis: "eu",
  facts: { energy: 190, fat: 8 },
  factsGrams: 45,
  servings: [{ label: "1 bowl", grams: 60 }],
};

describe("a member's own food", () => {
  it("F17 keeps the figures of a serving as those of 100 g; what is unknown stays unknown", () => {
    expect(valueOf(checkOwnFood({ ...draft, brand: "  ", description: " Granola\n mix " }))).toEqual({
      description: "Granola mix",
      basis: "eu",
      nutrients: { energy: expect.closeTo(422.22, 2), fat: expect.closeTo(17.78, 2) },
      servings: [{ id: "1-bowl", label: "1 bowl", grams: 60 }],
    });
    fc.assert(
      fc.property(facts, between(0.1, 10_000), (given, factsGrams) => {
        const { nutrients } = valueOf(checkOwnFood({ ...draft, facts: given, factsGrams }));
        const again = factsOfGrams(nutrients, factsGrams);
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
    for (const factsGrams of [0, -1, 10_001, Number.NaN, Infinity])
      expect(refused({ factsGrams })).toEqual(["factsGrams", 10_000]);
    for (const energy of [-1, Number.NaN, Infinity]) expect(refused({ facts: { energy } })[0]).toBe("facts");
    expect(refused({ facts: { energy: 1e9 }, factsGrams: 1 })[0]).toBe("facts");
    const many = (count: number) => Array.from({ length: count }, (_, n) => ({ label: `${n} spoon`, grams: 5 }));
    expect(checkOwnFood({ ...draft, servings: many(20) }).ok).toBe(true);
    expect(refused({ servings: many(21) })).toEqual(["servings", 20]);
    const bowl = { label: "1 bowl", grams: 60 };
    for (const servings of [[bowl, bowl], [{ ...bowl, label: " " }], [{ ...bowl, label: "x".repeat(61) }]])
      expect(refused({ servings })[0]).toBe("servings");
    for (const grams of [0, -1, 10_001, Number.NaN])
      expect(refused({ servings: [{ ...bowl, grams }] })[0]).toBe("servings");
    expect(checkOwnFood({ ...draft, description: "🍌".repeat(100), brand: "б".repeat(60) }).ok).toBe(true);
  });

  it("F11 F17 servings have ids of their own in plain letters, whatever their script, never those of gram and ounce", () => {
    const servings = ["g", "oz", "1 杯", "2 杯", "1/2 tasse", "1 1/2 Löffel"].map((label) => ({ label, grams: 10 }));
    const made = valueOf(checkOwnFood({ ...draft, servings })).servings;
    expect(made.map(({ id }) => id)).toEqual(["g-2", "oz-2", "1", "2", "1-2-tasse", "1-1-2-loffel"]);
    const labels = fc.uniqueArray(texts(60), { maxLength: 20 });
    fc.assert(
      fc.property(labels, texts(120), anyNumbers, (given, description, factsGrams) => {
        const checked = checkOwnFood({
          ...draft,
          description,
          factsGrams,
          servings: given.map((label) => ({ label, grams: 10 })),
        });
        if (!checked.ok) return;
        const ids = checked.value.servings.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every(isServingId)).toBe(true);
      }),
    );
  });
});
