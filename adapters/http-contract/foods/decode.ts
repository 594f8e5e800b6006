import type { FoodPage } from "@morsel/application/foods/food-search";
import type { Food, FoodId, Gtin, FoodSource, Serving, ServingId, TypicalRecipe } from "@morsel/domain/foods";
import type { WireFood, WireFoodPage } from "./foods.ts";
import { readUsage } from "./usage-codec.ts";
import { readContents } from "../shared/contents-codec.ts";

const readSource = ({ also_in, ...source }: WireFood["source"]): FoodSource => ({
  ...source,
  ...(also_in === undefined ? {} : { alsoIn: also_in }),
});

const readServing = (wire: WireFood["servings"][number]): Serving => ({ ...wire, id: wire.id as ServingId });

const readRecipe = ({ ingredients, grams }: NonNullable<WireFood["recipe"]>): TypicalRecipe => ({
  ingredients: ingredients.map(({ food_id, ...rest }) => ({ foodId: food_id as FoodId, ...rest })),
  grams,
});

export const readFood = (wire: WireFood): Food => ({
  id: wire.id as FoodId,
  description: wire.description,
  ...(wire.language === undefined ? {} : { language: wire.language }),
  ...(wire.original_name === undefined ? {} : { originalName: wire.original_name }),
  alternativeNames: wire.alternative_names,
  ...(wire.brand === undefined ? {} : { brand: wire.brand }),
  ...(wire.barcode === undefined ? {} : { barcode: wire.barcode as Gtin }),
  category: wire.category,
  source: readSource(wire.source),
  basis: wire.basis,
  nutrients: readContents(wire.nutrients),
  servings: wire.servings.map(readServing),
  ...(wire.default_serving === undefined ? {} : { defaultServing: wire.default_serving as ServingId }),
  ...(wire.variants === undefined ? {} : { variants: wire.variants.map((one) => ({ ...one, id: one.id as FoodId })) }),
  ...(wire.recipe === undefined ? {} : { recipe: readRecipe(wire.recipe) }),
});

export const readFoodPage = (wire: WireFoodPage): FoodPage => ({
  items: wire.items.map((item) => ({ ...readFood(item), match: item.match })),
  ...(wire.next === null ? {} : { next: wire.next }),
  ...(wire.usages === undefined ? {} : { usages: wire.usages.map(readUsage) }),
});
