import { makeMemoryFoodCatalogue } from "@morsel/adapters/memory/foods/food-catalogue";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { makeMemoryOwnFoodStore } from "@morsel/adapters/memory/own-foods/own-food-store";
import { emptyMemory } from "@morsel/adapters/memory/platform/state";
import { makeMemoryRecipeStore } from "@morsel/adapters/memory/recipes/recipe-store";
import { sampleRecipes } from "@morsel/adapters/memory/recipes/sample-recipes";
import { makeMemberFoods } from "@morsel/application/foods/member-foods";
import { makeMemberFoodSource } from "@morsel/application/recipes/member-food-source";
import type { StoredRecipe, RecipeId } from "@morsel/domain/recipes";
import type { Instant } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import { describe, expect, it } from "vitest";

const ada = "ada" as MemberId;
const idOf = (n: number): RecipeId => `019cdb00-0000-7000-8000-b${String(n).padStart(11, "0")}` as string as RecipeId;

/** A dish of so many dishes within each other; the innermost holds a banana. */
const nested = (depth: number): readonly StoredRecipe[] =>
  Array.from({ length: depth }, (_, n) => ({
    id: idOf(n),
    title: `Dish ${n}`,
    servings: 1,
    isCooked: false,
    lines: [
      {
        text: "100 g of it",
        match: {
          foodId: n === 0 ? (SAMPLE_FOODS[0]?.id ?? idOf(99)) : idOf(n - 1),
          description: "It",
          grams: 100,
          confidence: 1,
        },
      },
    ],
    steps: [],
    version: 1,
    createdAt: 1 as Instant,
  }));

describe("recipes among a member's foods", () => {
  const world = () => {
    const state = emptyMemory();
    const own = makeMemoryOwnFoodStore(state);
    const store = makeMemoryRecipeStore(state);
    const asked: string[] = [];
    const recipes = {
      ...store,
      byIds: (...given: Parameters<typeof store.byIds>) => {
        asked.push("byIds");
        return store.byIds(...given);
      },
    };
    const ingredients = makeMemberFoods({ foods: makeMemoryFoodCatalogue(SAMPLE_FOODS), own });
    return { store, asked, source: makeMemberFoodSource({ own, recipes, ingredients }) };
  };

  it("W187 for foods of the catalogue no recipe is asked: a log stays at its statements", async () => {
    const { asked, source } = world();
    await Effect.runPromise(
      source.foods(
        ada,
        SAMPLE_FOODS.map(({ id }) => id),
      ),
    );
    expect(asked).toEqual([]);
  });

  it("W187 a dish in a dish holds what is within; one that is nested too deep is no food rather than an empty one", async () => {
    const { store, source, asked } = world();
    for (const recipe of nested(9)) await Effect.runPromise(store.save(ada, recipe));
    const foods = async (n: number) => Effect.runPromise(source.foods(ada, [idOf(n)]));
    for (const n of [0, 2, 4]) {
      const [food] = await foods(n);
      expect(food?.nutrients.energy).toBeCloseTo(SAMPLE_FOODS[0]?.nutrients.energy ?? -1, 6);
    }
    asked.length = 0;
    expect(await foods(8)).toEqual([]);
    expect(asked.length).toBeLessThanOrEqual(6);
  });

  it("W187 only settled recipes are foods, and only their member's", async () => {
    const { store, source } = world();
    for (const recipe of sampleRecipes) await Effect.runPromise(store.save(ada, recipe));
    const ids = sampleRecipes.map(({ id }) => id);
    const found = await Effect.runPromise(source.foods(ada, ids));
    expect(found.map(({ description }) => description)).toEqual([sampleRecipes[0]?.title]);
    expect(await Effect.runPromise(source.foods("bob" as MemberId, ids))).toEqual([]);
  });
});
