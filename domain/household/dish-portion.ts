import { type ServingId, GRAM_SERVING, type Serving } from "../foods/index.ts";
import type { FridgeDish } from "./fridge-dish.ts";
import type { MemberId } from "../identity/index.ts";
import { splitDish } from "../recipes/index.ts";

/** The portion that a dish is counted in; absent where it is counted in grams alone. */
export const portionOfDish = ({ food }: Pick<FridgeDish, "food">): Serving | undefined =>
  food.servings.find(({ id }) => id === food.defaultServing);

export type DishAmount = { readonly amount: number; readonly serving: ServingId };

/** DishAmount of one tap: a portion, or the rest if that is less. */
export const usualDishPortion = (dish: Pick<FridgeDish, "food" | "left">): DishAmount => {
  const portion = portionOfDish(dish);
  return portion === undefined || portion.grams > dish.left
    ? { amount: dish.left, serving: GRAM_SERVING }
    : { amount: 1, serving: portion.id };
};

export const gramsOfAmount = (dish: Pick<FridgeDish, "food">, { amount, serving }: DishAmount): number =>
  amount * (dish.food.servings.find(({ id }) => id === serving)?.grams ?? 1);

/** R6: all of the dish in equal parts, in whole grams; empty where nothing can be split. */
export const equalShares = (people: readonly MemberId[], grams: number): ReadonlyMap<MemberId, number> => {
  const split = splitDish(
    grams,
    people.map(() => 1),
  );
  return new Map(people.flatMap((person, at) => (split === undefined ? [] : [[person, split.portions[at] ?? 0]])));
};
