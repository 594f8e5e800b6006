import { readShippedFoods } from "@morsel/adapters/foods/shipped-foods";
import type { FoodsToLoad } from "@morsel/adapters/sql/food-load";

/** Some hundred real foods, and the plainest of all, in the order of the catalogue. */
export const SOME_FOODS = readShippedFoods().filter((_, i) => i < 400 || i % 40 === 0);

export const toLoad = (version: string, foods = SOME_FOODS): FoodsToLoad => ({ version, foods: () => foods });
