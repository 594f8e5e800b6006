import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { sampleRecipes } from "@morsel/adapters/memory/recipes/sample-recipes";
import {
  draftOfRecipe,
  emptyDraft,
  recipeOfDraft,
  sumOfDraft,
  weighedLine,
  type DraftLine,
} from "@morsel/application/recipes/client/recipe-draft";
import type { FoodId } from "@morsel/domain/foods";
import { contentsOf } from "@morsel/domain/recipes";
import { readAmount } from "@morsel/domain/units";
import { describe, expect, it } from "vitest";

const foods = new Map(SAMPLE_FOODS.map(({ id, nutrients }) => [id, nutrients]));

describe("a recipe that is edited", () => {
  const read = (text: string): number | undefined => {
    const amount = readAmount(text, ".");
    return amount.ok ? amount.value : undefined;
  };
  const line: DraftLine = {
    text: "100 g",
    match: { foodId: SAMPLE_FOODS[0]?.id ?? ("x" as FoodId), description: "Food", grams: 100, confidence: 1 },
    key: 0,
  };

  it("W189 what was not edited comes back as it was", () => {
    for (const stored of sampleRecipes) {
      const now = { ...stored, foods: [] };
      const { recipe: again, unreadable } = recipeOfDraft(draftOfRecipe(now, String), read);
      expect(unreadable).toEqual([]);
      expect(again).toEqual(contentsOf(stored));
    }
  });

  it("W189 figures that cannot be read are named, and no servings are asked for", () => {
    const [stored] = sampleRecipes;
    if (stored === undefined) throw new Error("There is a sample.");
    const draft = draftOfRecipe({ ...stored, foods: [] }, String);
    expect(recipeOfDraft({ ...draft, servings: "", grossGrams: "much" }, read).unreadable).toEqual([
      "servings",
      "grossGrams",
    ]);
  });

  it("W189 a weight that cannot be read stands as it was typed, counts as none and is mended before saving", () => {
    const draftOf = (one: DraftLine) => ({ ...emptyDraft(), servings: "2", lines: [one] });
    for (const text of ["1,500", "1.5 kg", "0", "much"]) {
      const typed = weighedLine(line, text, read);
      expect([text, typed.unreadGrams, typed.match?.grams]).toEqual([text, text, undefined]);
      expect(recipeOfDraft(draftOf(typed), read).unreadable).toEqual(["lineGrams"]);
      expect(sumOfDraft(draftOf(typed), read, foods)).toMatchObject({ unsettled: [0] });
      // A line that is left out does not block saving.
      expect(recipeOfDraft(draftOf({ ...typed, isLeftOut: true }), read).unreadable).toEqual([]);
      const mended = recipeOfDraft(draftOf(weighedLine(typed, "150", read)), read);
      expect(mended).toMatchObject({ unreadable: [], recipe: { lines: [{ match: { grams: 150 } }] } });
      expect(recipeOfDraft(draftOf(weighedLine(typed, " ", read)), read).unreadable).toEqual([]);
    }
  });

  it("W189 of a serving nothing is known while nobody knows how many there are", () => {
    const sum = (servings: string) => sumOfDraft({ ...emptyDraft(), servings, lines: [line] }, read, foods);
    expect(sum("2").perServing.facts.energy).toBeGreaterThan(0);
    for (const unread of ["", "1,500"]) {
      expect(sum(unread).perServing.facts).toEqual({});
      expect(sum(unread).total).toEqual(sum("2").total);
    }
  });
});
