import { checkOwnFood, comparedFood, foodOfOwn, type FoodId, type OwnFoodDraft } from "@morsel/domain/foods";
import { draftOfFood } from "@morsel/application/own-foods/read-own-food";
import { inBasis, storedBasis, storedFacts, netCarbohydrates, type LabelBasis } from "@morsel/domain/nutrition";
import { euLabel } from "@morsel/domain/nutrition-label";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { valueOf } from "../../arbitraries/numbers.ts";

/** Figures as labels print them: to a hundredth of a gram. */
const printed = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((hundredths) => hundredths / 100);
const labels = fc.constantFrom<LabelBasis>("us", "eu");
const polyols = fc.option(printed(20), { nil: undefined });

const draft: OwnFoodDraft = {
  description: "Crispbread",
  basis: "eu",
  facts: { energy: 340, carbohydrates: 57.5, fiber: 19.3, protein: 10 },
  per: "100g",
  servings: [],
};
const foodOf = (given: OwnFoodDraft) => foodOfOwn("some-food" as FoodId, valueOf(checkOwnFood(given)), undefined);

describe("one carbohydrate in the diary, whatever the label", () => {
  it("N17 what a label says comes back to the very figure", () => {
    fc.assert(
      fc.property(printed(100), fc.option(printed(60), { nil: undefined }), labels, (carbohydrates, fiber, label) => {
        // A US label never has more fibre than carbohydrate: fibre is a part of it there.
        fc.pre(label === "eu" || fiber === undefined || fiber <= carbohydrates);
        const facts = { carbohydrates, ...(fiber === undefined ? {} : { fiber }) };
        const kept = storedFacts(facts, label);
        expect(inBasis(kept, storedBasis(kept, label), label)).toEqual(facts);
      }),
    );
  });

  it("N7 N17 the same product has the same total and net carbohydrate, by whichever label it was typed in", () => {
    fc.assert(
      fc.property(printed(60), printed(40), polyols, (available, fiber, polyol) => {
        const more = polyol === undefined ? { fiber } : { fiber, polyols: polyol };
        const eu = storedFacts({ carbohydrates: available, ...more }, "eu");
        const us = storedFacts(
          { carbohydrates: inBasis({ carbohydrates: available, fiber }, "eu", "us").carbohydrates ?? 0, ...more },
          "us",
        );
        expect(eu).toEqual(us);
        expect(netCarbohydrates(eu, storedBasis(eu, "eu"))).toBe(netCarbohydrates(us, storedBasis(us, "us")));
      }),
    );
  });

  it("N17 an own food counts its fibre, and its editor and its label say what was typed", () => {
    const food = foodOf(draft);
    expect(food.nutrients).toMatchObject({ carbohydrates: 76.8, fiber: 19.3 });
    expect(food.basis).toBe("eu");
    expect(draftOfFood(food).facts).toEqual(draft.facts);
    const basis = storedBasis(food.nutrients, food.basis);
    expect(euLabel(food.nutrients, basis)).toEqual(euLabel(draft.facts, "eu"));
    expect(comparedFood(food, "100g", "eu").facts.carbohydrates).toBe(57.5);
    expect(comparedFood(food, "100g", "us").facts.carbohydrates).toBe(76.8);
  });

  it("N17 where fibre is unknown nothing is invented: the label's figure stands, and is no American one", () => {
    const food = foodOf({ ...draft, facts: { energy: 340, carbohydrates: 57.5 } });
    expect(food.nutrients).toEqual({ energy: 340, carbohydrates: 57.5 });
    expect(draftOfFood(food).facts).toEqual({ energy: 340, carbohydrates: 57.5 });
    expect(storedBasis(food.nutrients, "eu")).toBe("eu");
    expect(comparedFood(food, "100g", "eu").facts.carbohydrates).toBe(57.5);
    expect(comparedFood(food, "100g", "us").facts.carbohydrates).toBeUndefined();
    expect(netCarbohydrates(food.nutrients, storedBasis(food.nutrients, "eu"))).toBe(57.5);
  });
});
