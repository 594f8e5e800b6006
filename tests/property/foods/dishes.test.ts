import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readDishes, readIngredients } from "@morsel/adapters/importers/foods/build/dishes";
import { readShippedFoods } from "@morsel/adapters/importers/foods/shipped-foods";
import { factsAfterCooking, recipeFacts } from "@morsel/domain/recipes";
import { describe, expect, it } from "vitest";

const home = join(import.meta.dirname, "../../../adapters/data/foods");
const textOf = (file: string): string => readFileSync(join(home, file), "utf8");
const foods = new Map<string, ReturnType<typeof readShippedFoods>[number]["food"]>(
  readShippedFoods().map(({ food }) => [food.id, food]),
);
const table = readDishes(textOf("dishes.tsv"), readIngredients(textOf("dish-ingredients.tsv")));
const cooked = new Set(table.flatMap(({ name, isCooked }) => (isCooked ? [name] : [])));
const dishes = [...foods.values()].filter(({ source }) => source.dataset === "typical-recipe");

describe("dishes of the world", () => {
  it("F23 are three hundred and more, each with its recipe, servings and energy within what is known", () => {
    expect(dishes.length).toBeGreaterThanOrEqual(300);
    expect(dishes.length).toBe(table.length);
    const byName = new Map(dishes.map((dish) => [dish.description, dish]));
    for (const { name, range, ingredients, grams } of table) {
      const dish = byName.get(name);
      const energy = dish?.nutrients.energy ?? Number.NaN;
      expect(energy, name).toBeGreaterThanOrEqual(range[0]);
      expect(energy, name).toBeLessThanOrEqual(range[1]);
      // A range that everything fits into says nothing.
      expect(range[1] / range[0], name).toBeLessThanOrEqual(2.7);
      expect(dish?.recipe?.grams, name).toBe(grams);
      expect(dish?.recipe?.ingredients.length, name).toBe(ingredients.length);
      expect(dish?.servings.length, name).toBeGreaterThan(0);
    }
  });

  it("F23 R3 R4 R8 know and hold what their ingredients hold, and no more water than weight", () => {
    for (const { description, nutrients, recipe } of dishes) {
      const parts = (recipe?.ingredients ?? []).map(({ foodId, description: said, grams }) => {
        const food = foods.get(foodId);
        expect(food?.description, `${description}: ${foodId}`).toBe(said);
        return { per100g: food?.nutrients ?? {}, grams };
      });
      const made = recipeFacts(parts, { servings: 1, grossGrams: recipe?.grams ?? 0 });
      if (!made.ok) throw new Error(`${description}: ${made.error.field}`);
      for (const id of ["energy", "protein", "fat", "carbohydrates"] as const)
        expect(nutrients[id] ?? Number.NaN, `${description}: ${id}`).toBeCloseTo(made.value.per100g[id] ?? 0, 2);
      const known = cooked.has(description) ? factsAfterCooking(made.value.per100g) : made.value.per100g;
      expect(Object.keys(nutrients).toSorted(), description).toEqual(Object.keys(known).toSorted());
      const { water = Number.NaN, protein = 0, fat = 0, carbohydrates = 0, alcohol = 0 } = nutrients;
      expect(water, description).toBeGreaterThan(0);
      expect(water + protein + fat + carbohydrates + alcohol, description).toBeLessThan(106);
      expect(water + protein + fat + carbohydrates + alcohol, description).toBeGreaterThan(88);
    }
  });

  it("F23 have the energy of their parts by the general factors, within a fifth", () => {
    for (const { description, nutrients } of dishes) {
      const { energy = 0, protein = 0, fat = 0, carbohydrates = 0, alcohol = 0 } = nutrients;
      const byParts = 4 * protein + 9 * fat + 4 * carbohydrates + 7 * alcohol;
      expect(Math.abs(energy - byParts), `${description}: ${energy} and ${byParts}`).toBeLessThan(
        Math.max(12, 0.2 * byParts),
      );
    }
  });

  it("R9 of a dish that was cooked, what cooking destroys is not known", () => {
    const cooked = new Set(table.filter(({ isCooked }) => isCooked).map(({ name }) => name));
    for (const { description, nutrients } of dishes) {
      const lost = [nutrients.vitamin_c, nutrients.thiamin, nutrients.folate].filter((amount) => amount !== undefined);
      if (cooked.has(description)) expect(lost, description).toEqual([]);
    }
    expect(dishes.find(({ description }) => description === "Horiatiki")?.nutrients.vitamin_c).toBeDefined();
  });
});
