import { FoodSearch } from "@morsel/application/foods/food-search";
import { makeMemberFoods } from "@morsel/application/own-foods/member-foods";
import { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import { makeMemberFoodSource, MemberFoodSource } from "@morsel/application/recipes/member-food-source";
import { Clock } from "@morsel/application/platform/clock";
import { RecipePages, RecipeReader } from "@morsel/application/recipes/parse-recipe";
import { IngredientFoods } from "@morsel/application/recipes/recipe-foods";
import { RecipeStore } from "@morsel/application/recipes/recipe-store";
import { makeRecipesUseCases, RecipesUseCases } from "@morsel/application/recipes/use-cases";
import { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import type { Bindings } from "../../container.ts";

const ports = {
  recipes: RecipeStore,
  ingredients: IngredientFoods,
  search: FoodSearch,
  reader: RecipeReader,
  pages: RecipePages,
  clock: Clock,
};

export const recipesUseCases = ({ provide }: Bindings): void => {
  provide(IngredientFoods, { foods: FoodCatalogue, own: OwnFoodStore }, makeMemberFoods);
  provide(
    MemberFoodSource,
    { own: OwnFoodStore, recipes: RecipeStore, ingredients: IngredientFoods },
    makeMemberFoodSource,
  );
  provide(RecipesUseCases, ports, makeRecipesUseCases);
};
