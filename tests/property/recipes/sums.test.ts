import {
  checkRecipe,
  foodOfRecipe,
  gramsOfLine,
  lineState,
  readIngredientLine,
  RECIPE_SERVING,
  recipeSum,
  recipeSumNow,
  stepsOfText,
  textOfSteps,
  type Recipe,
  type RecipeLine,
} from "@morsel/domain/recipes";
import { costOfEaten, costOfServing, GRAM, type DiaryEntry } from "@morsel/domain/diary";
import { sampleRecipes } from "@morsel/adapters/memory/recipes/sample-recipes";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { FoodId } from "@morsel/domain/foods";
import { coverageOf } from "@morsel/domain/nutrition";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { between, errorOf, valueOf } from "../../arbitraries/numbers.ts";
import { anEntry } from "../../contract/stores.ts";
import type { Money } from "@morsel/domain/currency";

const foods = new Map(SAMPLE_FOODS.map(({ id, nutrients }) => [id, nutrients]));
const nameOf = (id: string) => SAMPLE_FOODS.find((food) => food.id === id);
const of = (id: FoodId, grams: number): RecipeLine => ({
  text: `${grams} g`,
  match: { foodId: id, description: "Food", grams, confidence: 1 },
});
const recipe = (lines: readonly RecipeLine[], change: Partial<Recipe> = {}): Recipe => ({
  title: "Dish",
  servings: 2,
  isCooked: false,
  lines,
  steps: [],
  ...change,
});
const ids = SAMPLE_FOODS.map(({ id }) => id);
const counted = fc
  .record({ id: fc.constantFrom(...ids), grams: between(1, 1000) })
  .map(({ id, grams }) => of(id, grams));

describe("what a recipe holds", () => {
  it("R11 what a line that is not settled holds is unknown, and the dish is no food until it is settled", () => {
    const open: readonly RecipeLine[] = [
      { text: "salt" },
      { text: "2 cups of it", match: { foodId: ids[0] ?? ("x" as FoodId), description: "F", confidence: 1 } },
      of("sample-gone" as FoodId, 20),
    ];
    fc.assert(
      fc.property(fc.array(counted, { minLength: 1, maxLength: 8 }), fc.constantFrom(...open), (lines, line) => {
        const settled = recipeSum(recipe(lines), foods);
        const unsettled = recipeSum(recipe([...lines, line]), foods);
        expect(settled.unsettled).toEqual([]);
        expect(settled.made).toBeDefined();
        expect([unsettled.unsettled, unsettled.made]).toEqual([[lines.length], undefined]);
        expect(unsettled.total.facts).toEqual(settled.total.facts);
        // Every nutrient is known in part only: "≥" is shown, never the bare sum.
        expect(coverageOf(unsettled.total, "energy")).toBeLessThan(1);
        const left = recipeSum(recipe([...lines, { ...line, isLeftOut: true }, { text: "For serving:" }]), foods);
        expect(left).toEqual(settled);
      }),
    );
    expect(open.map((line) => lineState(line, foods))).toEqual(["no-food", "no-weight", "food-gone"]);
    expect(lineState({ text: "Sauce:" }, foods)).toBe("heading");
  });

  it("R3 R11 a serving times the servings is all of it, and the food of the dish says the same", () => {
    fc.assert(
      fc.property(fc.array(counted, { minLength: 1, maxLength: 8 }), between(0.5, 20), (lines, servings) => {
        const { total, perServing, made } = recipeSum(recipe(lines, { servings }), foods);
        expect((perServing.facts.energy ?? 0) * servings).toBeCloseTo(total.facts.energy ?? -1, 4);
        if (made === undefined) throw new Error("It is settled.");
        const food = foodOfRecipe({ id: ids[0] ?? ("x" as FoodId), title: "Dish" }, made);
        const [serving] = food.servings;
        expect(((food.nutrients.energy ?? 0) * (serving?.grams ?? 0)) / 100).toBeCloseTo(
          perServing.facts.energy ?? -1,
          4,
        );
      }),
    );
  });

  it("R9 of a cooked dish the vitamins that heat destroys are unknown, not less", () => {
    const line = of("sr28-09040" as FoodId, 100);
    expect(recipeSum(recipe([line]), foods).total.facts.vitamin_c).toBeGreaterThan(0);
    expect(recipeSum(recipe([line], { isCooked: true }), foods).total.facts.vitamin_c).toBeUndefined();
  });

  it("R10 a recipe is plain texts in bounds", () => {
    const good = recipe([of(ids[0] ?? ("x" as FoodId), 5)], {
      title: "  A  dish ",
      steps: [{ text: "Go.", section: " " }],
    });
    expect(valueOf(checkRecipe(good))).toMatchObject({ title: "A dish", steps: [{ text: "Go." }] });
    for (const [change, field] of [
      [{ title: "" }, "title"],
      [{ title: "x".repeat(121) }, "title"],
      [{ servings: 0 }, "servings"],
      [{ servings: Number.NaN }, "servings"],
      [{ grossGrams: 5, tareGrams: 5 }, "grossGrams"],
      [{ grossGrams: 5, tareGrams: -1 }, "grossGrams"],
      [{ totalMinutes: 14_401 }, "totalMinutes"],
      [{ lines: [] }, "lines"],
      [{ lines: Array.from({ length: 201 }, () => ({ text: "x" })) }, "lines"],
      [{ lines: [of(ids[0] ?? ("x" as FoodId), 0)] }, "lines"],
      [{ steps: [{ text: "\u202e" }] }, "steps"],
      [{ steps: Array.from({ length: 101 }, () => ({ text: "x" })) }, "steps"],
      [{ source: "javascript:alert(1)" }, "source"],
      [{ picture: 'https://x.example/"onload="' }, "picture"],
    ] as const)
      expect(errorOf(checkRecipe({ ...good, ...change })).field).toBe(field);
  });
});

describe("a recipe as it is kept", () => {
  it("W189 steps as text are the same steps, in their parts", () => {
    const word = fc.stringMatching(/^[A-Za-z][a-z ]{0,20}[a-z.]$/);
    const section = fc.option(fc.stringMatching(/^[A-Z][a-z]{0,10}$/), { nil: undefined });
    const step = fc
      .record({ text: word, section })
      .map(({ text, section: part }) => (part === undefined ? { text } : { text, section: part }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        expect(stepsOfText(textOfSteps(steps))).toEqual(steps);
      }),
    );
    expect(stepsOfText("\n Sauce:\n Stir. \n\nServe.\n:\nEat.")).toEqual([
      { text: "Stir.", section: "Sauce" },
      { text: "Serve.", section: "Sauce" },
      { text: "Eat." },
    ]);
  });

  it("R11 the sample that has an open line says so", () => {
    const [, oats] = sampleRecipes;
    if (oats === undefined) throw new Error("There is a sample.");
    const all = SAMPLE_FOODS.map(({ id, description, nutrients }) => ({ id, description, per100g: nutrients }));
    expect(recipeSumNow({ ...oats, foods: all })).toMatchObject({ unsettled: [2] });
  });
});

describe("what a line weighs", () => {
  const gramsOf = (text: string, id: string): number | undefined => {
    const food = nameOf(id);
    const line = readIngredientLine(text);
    if (food === undefined || !line.ok) throw new Error(text);
    const grams = gramsOfLine(line.value, food);
    return grams === undefined ? undefined : Math.round(grams);
  };

  it("W185 by itself, by a serving of the food, or not at all", () => {
    expect(gramsOf("1 lb carrots", "sr28-11124")).toBe(454);
    expect(gramsOf("2 large eggs", "sr28-01123")).toBe(100);
    expect(gramsOf("250 ml milk", "sr28-01077")).toBe(258);
    expect(gramsOf("2-4 cups milk", "sr28-01077")).toBe(732);
    expect(gramsOf("1 medium banana", "sr28-09040")).toBe(118);
    expect(gramsOf("1 banana", "sr28-09040")).toBe(118);
    expect(gramsOf("1 package bananas", "sr28-09040")).toBeUndefined();
    expect(gramsOf("some banana", "sr28-09040")).toBeUndefined();
  });
});

describe("W404 what the dishes of a day cost", () => {
  const [pancakes] = sampleRecipes;
  if (pancakes === undefined) throw new Error("There is a sample.");
  const foodsOf = (one: Pick<Recipe, "lines">) =>
    one.lines.flatMap(({ match }) => {
      const food = match === undefined ? undefined : nameOf(match.foodId);
      return food === undefined ? [] : [{ id: food.id, description: food.description, per100g: food.nutrients }];
    });
  const dish = { ...pancakes, foods: foodsOf(pancakes) };
  const { made } = recipeSumNow(dish);
  const eaten = (grams: number, foodId: FoodId = pancakes.id): DiaryEntry => ({
    ...anEntry(),
    foodId,
    grams,
    serving: GRAM,
    per100g: made?.per100g ?? {},
  });
  const recipes = new Map([[pancakes.id, dish]]);

  it("W404 is the price of a dish when all of it is eaten, however it is cut, and rounded once", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (parts) => {
        const grams = (made?.grams ?? 0) / parts;
        const day = Array.from({ length: parts }, () => eaten(grams));
        expect(costOfEaten(day, recipes)).toEqual({ costs: [pancakes.cost], unpriced: 0 });
      }),
    );
  });

  it("W404 is that price too when the dish was weighed anew since, and by its own servings", () => {
    const lighter = (made?.grams ?? 0) * 0.75;
    const dense = Object.fromEntries(Object.entries(made?.per100g ?? {}).map(([id, amount]) => [id, amount / 0.75]));
    const weighed = [1, 2, 3, 4].map(() => ({ ...eaten(lighter / 4), per100g: dense }));
    expect(costOfEaten(weighed, recipes)).toEqual({ costs: [pancakes.cost], unpriced: 0 });
    const serving = { id: RECIPE_SERVING, label: "serving", grams: 7 };
    const served = [{ ...eaten(7 * dish.servings), amount: dish.servings, serving }];
    expect(costOfEaten(served, recipes)).toEqual({ costs: [pancakes.cost], unpriced: 0 });
  });

  it("W404 a serving of two and a half costs two fifths, of a half twice the whole", () => {
    const price = { currency: "EUR", minor: 1000 } as Money;
    expect([2.5, 0.5, 3].map((servings) => costOfServing(price, servings).minor)).toEqual([400, 2000, 333]);
  });

  it("W404 counts what has no price once, and nothing else that was eaten", () => {
    const { cost: _, ...free } = dish;
    const unpriced = new Map([[pancakes.id, free]]);
    expect(costOfEaten([eaten(10), eaten(20), eaten(30, "sr28-09040" as FoodId)], unpriced)).toEqual({
      costs: [],
      unpriced: 1,
    });
    expect(costOfEaten([eaten(30, "sr28-09040" as FoodId)], recipes)).toEqual({ costs: [], unpriced: 0 });
  });
});
