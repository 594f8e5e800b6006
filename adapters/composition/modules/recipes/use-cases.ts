import { HouseholdStore } from "@morsel/application/household/household-store";
import {
  makeRecipeSharer,
  makeSharedFoods,
  SharedIngredients,
  withShared,
} from "@morsel/application/household/shared-foods";
import { MemberStore } from "@morsel/application/identity/member-store";
import { FoodSearch } from "@morsel/application/foods/food-search";
import { makeMemberFoods } from "@morsel/application/foods/member-foods";
import { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import { makeMemberFoodSource } from "@morsel/application/recipes/member-food-source";
import { MemberFoodSource } from "@morsel/application/foods/member-food-source";
import { Clock } from "@morsel/application/platform/clock";
import { RecipePages, RecipeReader } from "@morsel/application/recipes/parse-recipe";
import { PhotoEncoder } from "@morsel/application/progress-photos/photo-encoder";
import { RecipeSharer } from "@morsel/application/recipes/read-recipes";
import { IngredientFoods } from "@morsel/application/recipes/recipe-foods";
import { RecipePictureStore } from "@morsel/application/recipes/recipe-pictures";
import { KitchenNames } from "@morsel/application/recipes/kitchen-names";
import { RecipeStore } from "@morsel/application/recipes/recipe-store";
import { makeRecipesUseCases, RecipesUseCases } from "@morsel/application/recipes/use-cases";
import { FoodsInLanguage } from "@morsel/application/foods/foods-in-language";
import type { Bindings } from "../../container.ts";

const ports = {
  recipes: RecipeStore,
  ingredients: IngredientFoods,
  search: FoodSearch,
  kitchen: KitchenNames,
  reader: RecipeReader,
  pages: RecipePages,
  clock: Clock,
  sharer: RecipeSharer,
  pictures: RecipePictureStore,
  encoder: PhotoEncoder,
};

export const recipesUseCases = ({ provide }: Bindings): void => {
  provide(
    IngredientFoods,
    { foods: FoodsInLanguage, own: OwnFoodStore, shared: SharedIngredients },
    ({ foods, own, shared }) => makeMemberFoods({ foods, own: withShared(own, shared) }),
  );
  provide(
    MemberFoodSource,
    {
      own: OwnFoodStore,
      recipes: RecipeStore,
      ingredients: IngredientFoods,
      households: HouseholdStore,
      members: MemberStore,
    },
    ({ households, members, ...ports }) => {
      const source = makeMemberFoodSource(ports);
      return withShared(source, makeSharedFoods({ households, members, source }));
    },
  );
  provide(RecipeSharer, { households: HouseholdStore, members: MemberStore }, makeRecipeSharer);
  provide(RecipesUseCases, ports, makeRecipesUseCases);
};
