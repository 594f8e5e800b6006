import {
  catalogueOf,
  checkOwnFood,
  foodDifferences,
  foodOfOwn,
  isFoodId,
  publishedIdOf,
  publishedRow,
  unpackRow,
  type FoodId,
  type OwnFoodDraft,
  type StoredOwnFood,
} from "@morsel/domain/foods";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { valueOf } from "../../arbitraries/numbers.ts";

const ID = "0198c5a0-0000-7000-8000-000000000001" as FoodId;
const draft: OwnFoodDraft = {
  description: "Rye rusks",
  brand: "Mill",
  basis: "us",
  per: "100g",
  facts: { energy: 390, carbohydrates: 75, fat: 5, protein: 12, sugar: 2 },
  servings: [{ label: "1 rusk", amount: 12, unit: "g" }],
};
const stored = (given: OwnFoodDraft, id = ID): StoredOwnFood => ({
  food: foodOfOwn(id, valueOf(checkOwnFood(given)), undefined),
  draft: given,
  version: 1,
  changedAt: 1 as StoredOwnFood["changedAt"],
  isDeleted: false,
});

describe("foods that members publish", () => {
  it("F33 each stands under an id of its own, made of the food's; a correction of one keeps it", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9][a-z0-9-]{1,63}$/), (text) => {
        const id = publishedIdOf(text as FoodId);
        expect([isFoodId(id), catalogueOf(id), publishedIdOf(id)]).toEqual([true, "members", id]);
      }),
    );
    expect(publishedIdOf(ID)).toBe(`members-${ID}`);
  });

  it("F33 what is published has the figures and servings of the food, its doubts, and nothing of its member", () => {
    const own = stored(draft);
    const { food, revision, names } = unpackRow(publishedRow(own, "act-1"));
    expect(food).toMatchObject({ id: `members-${ID}`, nutrients: own.food.nutrients, servings: own.food.servings });
    const plain = unpackRow(publishedRow(stored({ ...draft, servings: [] }), "act-1")).food;
    expect(plain.source).toEqual({ dataset: "members", id: `members-${ID}`, licence: "own" });
    expect([revision, names.length > 0]).toEqual(["act-1", true]);
    const kilojoules = { ...draft, facts: { ...draft.facts, energy: 1632 } };
    const doubtful = unpackRow(publishedRow(stored(kilojoules), "act-2"));
    expect(doubtful.food.source.doubts).toContain("KilojoulesAsKcal");
  });

  it("F34 each part that is not as it was is told with what stood there; rounding is none", () => {
    const before = stored(draft).food;
    expect(foodDifferences(before, stored(draft).food)).toEqual([]);
    const close = { ...before, nutrients: { ...before.nutrients, energy: 393.8 } };
    expect(foodDifferences(before, close)).toEqual([]);
    const farther = { ...before, nutrients: { ...before.nutrients, energy: 394 } };
    expect(foodDifferences(before, farther)).toEqual([{ part: "energy", before: 390, after: 394 }]);
    const { fat: _, ...facts } = draft.facts;
    const { brand: __, ...bare } = draft;
    const after = stored({
      ...bare,
      description: "Rye rusk",
      facts: { ...facts, energy: 380, fiber: 3 },
      servings: [],
    });
    const told = foodDifferences(before, after.food);
    expect(told.filter(({ part }) => part !== "fiber" && part !== "fat" && part !== "energy")).toEqual([
      { part: "description", before: "Rye rusks", after: "Rye rusk" },
      { part: "brand", before: "Mill" },
      { part: "servings", before: before.servings, after: [] },
    ]);
    expect(told.filter(({ part }) => part === "fiber" || part === "fat" || part === "energy")).toHaveLength(3);
    expect(told).toContainEqual({ part: "energy", before: 390, after: 380 });
    expect(told).toContainEqual({ part: "fat", before: 5 });
    expect(told).toContainEqual({ part: "fiber", after: 3 });
  });
});
