import type { MealItemRequest } from "@morsel/application/meals/meal-requests";
import type { MealNow } from "@morsel/application/meals/meals-now";
import type { SharedMeal } from "@morsel/application/meals/shared-meal";
import type { MealPage } from "@morsel/application/meals/read-meals";
import type { MealId, MealItemNow } from "@morsel/domain/diary";
import type { FoodId, ServingId } from "@morsel/domain/foods";
import type { NutritionFacts } from "@morsel/domain/nutrition";
import { readContents, writeContents } from "../shared/contents-codec.ts";
import type { ItemRequest, WireMeal, WireMealItem, WireMealPage, WireSharedMeal } from "./schemas.ts";

/** Nutrients per 100 g that a list shows of a food. */
const mainFacts = ({ energy, carbohydrates, fat, protein }: NutritionFacts): NutritionFacts => ({
  ...(energy === undefined ? {} : { energy }),
  ...(carbohydrates === undefined ? {} : { carbohydrates }),
  ...(fat === undefined ? {} : { fat }),
  ...(protein === undefined ? {} : { protein }),
});

const writeItem = (item: MealItemNow, shown: (facts: NutritionFacts) => NutritionFacts): WireMealItem => {
  if (item.foodId === undefined)
    return { description: item.description, nutritional_contents: writeContents(item.facts) };
  const { foodId, per100g, ...rest } = item;
  return { food_id: foodId, ...rest, ...(per100g === undefined ? {} : { per_100g: writeContents(shown(per100g)) }) };
};

const writeShown = ({ slot, items, ...meal }: MealNow, shown: (facts: NutritionFacts) => NutritionFacts): WireMeal => ({
  ...meal,
  ...(slot === undefined ? {} : { meal: slot }),
  items: items.map((item) => writeItem(item, shown)),
});

export const writeMeal = (meal: MealNow): WireMeal => writeShown(meal, (facts) => facts);

export const writeMealPage = ({ meals, next }: MealPage): WireMealPage => ({
  items: meals.map((meal) => writeShown(meal, mainFacts)),
  next: next ?? null,
});

export const writeSharedMeal = ({ name, items }: SharedMeal): WireSharedMeal => ({
  name,
  items: items.map((item) => writeItem(item, (facts) => facts)),
});

/** Our own server's answers are believed: the brands are put back on without a second check. */
const readItem = (wire: WireMealItem): MealItemNow => {
  const { food_id: foodId, description, brand, amount, serving, per_100g: per100g, gone } = wire;
  if (foodId === undefined || amount === undefined || serving === undefined)
    return { description, facts: readContents(wire.nutritional_contents ?? {}) };
  return {
    foodId: foodId as FoodId,
    description,
    ...(brand === undefined ? {} : { brand }),
    amount,
    serving: { ...serving, id: serving.id as ServingId },
    ...(per100g === undefined ? {} : { per100g: readContents(per100g) }),
    ...(gone === undefined ? {} : { gone }),
  };
};

export const readMeal = ({ id, meal: slot, items, ...rest }: WireMeal): MealNow => ({
  ...rest,
  id: id as MealId,
  ...(slot === undefined ? {} : { slot }),
  items: items.map(readItem),
});

export const readSharedMeal = ({ name, items }: WireSharedMeal): SharedMeal => ({ name, items: items.map(readItem) });

export const readMealPage = ({ items, next }: WireMealPage): MealPage => ({
  meals: items.map(readMeal),
  ...(next === null ? {} : { next }),
});

/** Tells apart the two shapes that the contract accepts: a quick add has contents, a food has all three other fields. */
export const readItemRequest = ({ foodId, amount, serving, description, facts }: ItemRequest): MealItemRequest =>
  foodId === undefined || amount === undefined || serving === undefined
    ? { description: description ?? "", facts: readContents(facts ?? {}) }
    : { foodId, amount, serving };

export const writeItemRequest = (item: MealItemRequest) =>
  item.foodId === undefined
    ? { description: item.description, nutritional_contents: writeContents(item.facts) }
    : { food_id: item.foodId, amount: item.amount, unit: item.serving };
