import type { Instant } from "@morsel/domain/diary";
import type { Food, FoodId, ServingId } from "@morsel/domain/foods";
import { isUuid, type MemberId } from "@morsel/domain/identity";
import type { NutritionFacts } from "@morsel/domain/nutrition";
import { recipeSum, type Recipe, type RecipeFacts } from "@morsel/domain/recipes";
import * as Effect from "effect/Effect";
import { token } from "../platform/token.ts";
import { foodsOfLines } from "./recipe-parts.ts";
import type { RecipeId, RecipeStore, StoredRecipe } from "./recipe-store.ts";

/** Foods of which dishes are cooked, as a member has them; recipes are none of them. */
export interface IngredientFoods {
  readonly byIds: (member: MemberId, ids: readonly FoodId[]) => Effect.Effect<readonly Food[]>;
}

export const IngredientFoods = token<IngredientFoods>("IngredientFoods");

/** A dish in a dish in a dish: deeper ones are not looked into, so that one question stays a few reads. */
const DEEPEST = 6;

export const RECIPE_SERVING = "serving" as ServingId;

/** Where the figures of a recipe come from, and which label they follow; a recipe that is not settled has both too. */
export const originOfRecipe = (id: RecipeId): Pick<Food, "source" | "basis"> => ({
  source: { dataset: "recipe", id, licence: "own" },
  basis: "us",
});

/** W187: a settled recipe as a food: what its dish holds per 100 g, counted in servings or grams. */
export const foodOfRecipe = ({ id, title }: Pick<StoredRecipe, "id" | "title">, made: RecipeFacts): Food => ({
  id,
  description: title,
  alternativeNames: [],
  category: "",
  ...originOfRecipe(id),
  nutrients: made.per100g,
  servings: [{ id: RECIPE_SERVING, label: "serving", grams: made.servingGrams }],
  defaultServing: RECIPE_SERVING,
});

export type RecipeFoodsPorts = {
  readonly recipes: Pick<RecipeStore, "byIds">;
  readonly ingredients: IngredientFoods;
};

type Known = { readonly foods: Map<FoodId, Food>; readonly recipes: Map<RecipeId, StoredRecipe> };

const factsOf = (foods: ReadonlyMap<FoodId, Food>): ReadonlyMap<FoodId, NutritionFacts> =>
  new Map([...foods].map(([id, { nutrients }]) => [id, nutrients]));

/** Reads what is asked for, and level by level what it is made of; catalogue foods have no UUID and are no recipe. */
const readLevels = (ports: RecipeFoodsPorts, member: MemberId, ids: readonly FoodId[]): Effect.Effect<Known> =>
  Effect.gen(function* () {
    const known: Known = { foods: new Map(), recipes: new Map() };
    let wanted = [...new Set(ids)];
    for (let level = 0; wanted.length > 0 && level < DEEPEST; level += 1) {
      for (const food of yield* ports.ingredients.byIds(member, wanted)) known.foods.set(food.id, food);
      const left = wanted.filter((id) => isUuid(id) && !known.foods.has(id));
      const found = left.length === 0 ? [] : yield* ports.recipes.byIds(member, left);
      for (const recipe of found) known.recipes.set(recipe.id, recipe);
      wanted = [...new Set(found.flatMap(({ lines }) => foodsOfLines(lines)))].filter(
        (id) => !known.foods.has(id) && !known.recipes.has(id),
      );
    }
    return known;
  });

/** Makes foods of recipes from the innermost outwards; what is not settled is none. */
const cookAll = ({ foods, recipes }: Known): ReadonlyMap<FoodId, Food> => {
  const all = new Map(foods);
  for (let round = 0; round < DEEPEST; round += 1)
    for (const recipe of recipes.values()) {
      if (all.has(recipe.id)) continue;
      const { made } = recipeSum(recipe, factsOf(all));
      if (made !== undefined) all.set(recipe.id, foodOfRecipe(recipe, made));
    }
  return all;
};

/** W187: foods of a member, recipes among them: known and settled ones only, in the order asked. */
export const foodsWithRecipes = (
  ports: RecipeFoodsPorts,
  member: MemberId,
  ids: readonly FoodId[],
): Effect.Effect<readonly Food[]> =>
  Effect.map(readLevels(ports, member, ids), (known) => {
    const all = cookAll(known);
    return ids.flatMap((id) => all.get(id) ?? []);
  });

/** A recipe with the foods that its lines are now; what is gone is not among them. */
export type RecipeNow = StoredRecipe & {
  readonly foods: readonly RecipeFood[];
  /** W401: when its picture was kept; absent where it has none, and in lists. */
  readonly pictureAt?: Instant;
  /** Who of the household shares it, by name; absent for one's own. */
  readonly owner?: string;
  /** W426: it is in no list and no dish any more, and can be brought back. */
  readonly isDeleted?: true;
};
export type RecipeFood = Pick<Food, "id" | "description"> & { readonly per100g: NutritionFacts };

export const recipesNow = (
  ports: RecipeFoodsPorts,
  member: MemberId,
  recipes: readonly StoredRecipe[],
): Effect.Effect<readonly RecipeNow[]> => {
  const ids = [...new Set(recipes.flatMap(({ lines }) => foodsOfLines(lines)))];
  return Effect.map(foodsWithRecipes(ports, member, ids), (found) => {
    const foods = new Map(found.map(({ id, description, nutrients }) => [id, { id, description, per100g: nutrients }]));
    return recipes.map((recipe) => ({
      ...recipe,
      foods: foodsOfLines(recipe.lines).flatMap((id) => foods.get(id) ?? []),
    }));
  });
};

export const factsNowOf = ({ foods }: Pick<RecipeNow, "foods">): ReadonlyMap<FoodId, NutritionFacts> =>
  new Map(foods.map(({ id, per100g }) => [id, per100g]));

export const sumOf = (recipe: Recipe & Pick<RecipeNow, "foods">) => recipeSum(recipe, factsNowOf(recipe));
