import { readShippedFoods } from "@morsel/adapters/importers/foods/shipped-foods";
import type { FoodsToLoad } from "@morsel/adapters/sql/foods/food-load";

/** Banana, eggplant and sweet potato, which the contract asks for. */
const NAMED = new Set<string>(["sr28-09040", "sr28-11209", "sr28-11507"]);
const ONE_OF = 18;

const hashOf = (id: string): number => {
  let hash = 7;
  for (const letter of id) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash;
};

/** Some hundred real foods in the order of the catalogue: picked by id, so that no change of that order picks others. */
export const SOME_FOODS = readShippedFoods().filter(({ food }) => NAMED.has(food.id) || hashOf(food.id) % ONE_OF === 0);

export const toLoad = (version: string, foods = SOME_FOODS): FoodsToLoad => ({ version, foods: () => foods });
