import type { Food, FoodId, ServingId } from "../foods/index.ts";
import type { NutritionFacts } from "../nutrition/index.ts";
import type { RecipeFacts } from "./recipe-yield.ts";
import { recipeSum, type FactsNow, type Recipe, type RecipeSum } from "./recipe.ts";

/** A recipe is logged like a food, so its id is one. */
export type RecipeId = FoodId;

/** A dish in a dish in a dish: deeper ones are not looked into, so that one question stays a few reads. */
export const DISH_DEPTH_LIMIT = 6;

export const RECIPE_SERVING = "serving" as ServingId;

/** Source and label basis of the figures of a recipe; a recipe that is not settled has both too. */
export const originOfRecipe = (id: RecipeId): Pick<Food, "source" | "basis"> => ({
  source: { dataset: "recipe", id, licence: "own" },
  basis: "us",
});

/** W187: a settled recipe as a food: what its dish holds per 100 g, counted in servings or grams. */
export const foodOfRecipe = (
  { id, title }: Pick<Recipe, "title"> & { readonly id: RecipeId },
  made: RecipeFacts,
): Food => ({
  id,
  description: title,
  alternativeNames: [],
  category: "",
  ...originOfRecipe(id),
  nutrients: made.per100g,
  servings: [{ id: RECIPE_SERVING, label: "serving", grams: made.servingGrams }],
  defaultServing: RECIPE_SERVING,
});

/** W268: one cooks with foods that others share, not with their dishes, which change without one. */
export const isDishOfAnother = ({ source }: Pick<Food, "source">): boolean =>
  source.dataset === "recipe" && source.owner !== undefined;

/** W187: foods, and beside them the recipes that are settled by these foods and each other; one that is not settled is no food. */
export const dishesAsFoods = (
  foods: ReadonlyMap<FoodId, Food>,
  recipes: Iterable<Recipe & { readonly id: RecipeId }>,
): ReadonlyMap<FoodId, Food> => {
  const all = new Map(foods);
  const facts = new Map([...foods].map(([id, { nutrients }]) => [id, nutrients]));
  let open = [...recipes].filter(({ id }) => !all.has(id));
  // From the innermost outwards: each round settles what holds only what the rounds before settled.
  for (let round = 0; round < DISH_DEPTH_LIMIT && open.length > 0; round += 1)
    open = open.filter((recipe) => {
      const { made } = recipeSum(recipe, facts);
      if (made === undefined) return true;
      all.set(recipe.id, foodOfRecipe(recipe, made));
      facts.set(recipe.id, made.per100g);
      return false;
    });
  return all;
};

/** A food as a line of a recipe has it now. */
export type RecipeFood = Pick<Food, "id" | "description"> & { readonly per100g: NutritionFacts };

export const factsNowOf = (foods: readonly Pick<RecipeFood, "id" | "per100g">[]): FactsNow =>
  new Map(foods.map(({ id, per100g }) => [id, per100g]));

/** R11: what a recipe holds by the foods that its lines are now. */
export const recipeSumNow = (
  recipe: Recipe & { readonly foods: readonly Pick<RecipeFood, "id" | "per100g">[] },
): RecipeSum => recipeSum(recipe, factsNowOf(recipe.foods));
