import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readShippedFoods, shippedVersion } from "@morsel/adapters/importers/foods/shipped-foods";
import { isFoodId, isServingId, readableName, type NamingLists } from "@morsel/domain/foods";
import { isNutrientId, isNutritionFacts } from "@morsel/domain/nutrition";
import { describe, expect, it } from "vitest";

const foods = readShippedFoods();
const naming = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../adapters/data/foods/naming.json"), "utf8"),
) as NamingLists;

describe("the foods that ship", () => {
  it("have an id, a name and a source each, and no nutrient that is not one", () => {
    expect(foods.length).toBeGreaterThan(13_900);
    expect(new Set(foods.map(({ food }) => food.id)).size).toBe(foods.length);
    for (const { food } of foods) {
      expect(isFoodId(food.id) && food.source.id === food.id && isNutritionFacts(food.nutrients)).toBe(true);
      expect(food.nutrients.energy).toBeDefined();
      expect(food.servings.every(({ id, grams }) => isServingId(id) && grams > 0)).toBe(true);
      expect(food.defaultServing === undefined || food.servings.some(({ id }) => id === food.defaultServing)).toBe(
        true,
      );
    }
  });

  it("know all 88 nutrients of the sets", () => {
    const known = new Set(foods.flatMap(({ food }) => Object.keys(food.nutrients)));
    expect(known.size).toBe(88);
    expect([...known].every((id) => isNutrientId(id))).toBe(true);
  });

  it("once for each: a merged food is not there a second time", () => {
    const ids = new Set<string>(foods.map(({ food }) => food.id));
    const merged = foods.flatMap(({ food }) => food.source.alsoIn ?? []);
    expect(merged.length).toBeGreaterThan(300);
    expect(new Set(merged).size).toBe(merged.length);
    expect(merged.filter((id) => ids.has(id))).toEqual([]);
  });

  it("F9 plain foods come before products", () => {
    const place = (id: string): number => foods.findIndex(({ food }) => food.id === id);
    expect(place("sr28-09040")).toBeLessThan(500);
    expect(foods.every(({ plainness }) => plainness >= 0 && plainness <= 1)).toBe(true);
    expect(place("sr28-09040")).toBeLessThan(foods.findIndex(({ food }) => food.brand !== undefined));
  });

  it("have a version", () => expect(shippedVersion()).toMatch(/^[0-9a-f]{16}$/u));

  it.each([
    ["Bananas, raw", "Banana, raw"],
    ["Oil, olive, salad or cooking", "Olive oil"],
    ["Beef, ground, 80% lean meat / 20% fat, raw", "Ground beef, 80% lean / 20% fat, raw"],
    ["Rice, brown, long-grain, cooked", "Brown rice, long-grain, cooked"],
    ["Nuts, almonds", "Almonds"],
    ["Yogurt, Greek, plain, nonfat", "Greek yogurt, plain, nonfat"],
    ["Fish, salmon, NFS", "Salmon"],
    ["Constructor, toString, plain", "Constructor, toString, plain"],
    ["Fish, cake or patty, NFS", "Fish, cake or patty"],
    ["Milk, reduced fat, fluid, 2% milkfat, with added vitamin A and vitamin D", "Milk, reduced fat, 2% milkfat"],
  ])("F10 %s reads %s", (original, readable) => expect(readableName(original, naming)).toBe(readable));
});
