import type { FoodPage } from "@morsel/application/foods/food-search";
import type { Food, TypicalRecipe } from "@morsel/domain/foods";
import type { WireFood, WireFoodPage } from "./foods.ts";
import { writeUsage } from "../diary/encode.ts";
import { writeContents } from "../shared/contents-codec.ts";

const writeRecipe = ({ ingredients, grams }: TypicalRecipe): NonNullable<WireFood["recipe"]> => ({
  ingredients: ingredients.map(({ foodId, ...rest }) => ({ food_id: foodId, ...rest })),
  grams,
});

export const writeFood = (food: Food): WireFood => {
  const { alsoIn, ...source } = food.source;
  return {
    id: food.id,
    description: food.description,
    ...(food.originalName === undefined ? {} : { original_name: food.originalName }),
    alternative_names: food.alternativeNames,
    ...(food.brand === undefined ? {} : { brand: food.brand }),
    category: food.category,
    source: { ...source, ...(alsoIn === undefined ? {} : { also_in: alsoIn }) },
    basis: food.basis,
    nutrients: writeContents(food.nutrients),
    servings: food.servings,
    ...(food.defaultServing === undefined ? {} : { default_serving: food.defaultServing }),
    ...(food.variants === undefined ? {} : { variants: food.variants }),
    ...(food.recipe === undefined ? {} : { recipe: writeRecipe(food.recipe) }),
  };
};

export const writeFoodPage = (page: FoodPage): WireFoodPage => ({
  items: page.items.map((item) => ({ ...writeFood(item), match: item.match })),
  next: page.next ?? null,
  ...(page.usages === undefined ? {} : { usages: page.usages.map(writeUsage) }),
});
