import type { FoodPage } from "@morsel/application/foods/food-search";
import type { Food, TypicalRecipe } from "@morsel/domain/foods";
import type { NutritionFacts } from "@morsel/domain/nutrition";
import type { WireFood } from "./foods.ts";
import { writeUsage } from "./usage-codec.ts";
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
    ...(food.language === undefined ? {} : { language: food.language }),
    ...(food.originalName === undefined ? {} : { original_name: food.originalName }),
    alternative_names: food.alternativeNames,
    ...(food.brand === undefined ? {} : { brand: food.brand }),
    ...(food.barcode === undefined ? {} : { barcode: food.barcode }),
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

/** By the nutrients, which a food shares with its copies, and by its name, which is another in each language: the same foods are found again and again, each letter anew. */
const texts = new WeakMap<NutritionFacts, Map<string, string>>();

/** A food of the wire as text. */
export const foodText = (food: Food): string => {
  const byName = texts.get(food.nutrients) ?? new Map<string, string>();
  const name = `${food.language ?? ""}|${food.description}`;
  const known = byName.get(name) ?? JSON.stringify(writeFood(food));
  byName.set(name, known);
  texts.set(food.nutrients, byName);
  return known;
};

const itemText = (item: FoodPage["items"][number]): string => `${foodText(item).slice(0, -1)},"match":"${item.match}"}`;

/** A page of foods, written straight as text: it is asked for with every letter that somebody types. */
export const foodPageText = ({ items, next, usages }: FoodPage): string =>
  `{"items":[${items.map(itemText).join(",")}],"next":${JSON.stringify(next ?? null)}` +
  `${usages === undefined ? "" : `,"usages":${JSON.stringify(usages.map(writeUsage))}`}}`;
