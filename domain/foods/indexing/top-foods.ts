import type { Food, FoodId } from "../food.ts";
import { NUTRIENT_IDS, type NutrientId } from "../../nutrition/index.ts";
import { COMPARED_BY, comparedFood, type ComparedBy } from "../compare-foods.ts";

export type NutrientRank = { readonly id: FoodId; readonly amount: number };

/** W308: so many foods of each list; nobody reads further. */
export const TOP_FOODS_LIMIT = 200;

/** W308: of less energy nobody eats 100 kcal: 5 kilograms of celery, 100 cups of tea. */
const LEAST_ENERGY = 10;

/** More first; of two with as much, by id. */
const before = (a: NutrientRank, b: NutrientRank): number => b.amount - a.amount || (a.id < b.id ? -1 : 1);

/** Keeps the richest alone, so that a catalogue of any size fits: sorted whenever it is twice as long. */
const makeList = () => {
  let kept: NutrientRank[] = [];
  let least = 0;
  const cut = (): void => {
    kept = kept.sort(before).slice(0, TOP_FOODS_LIMIT);
    least = kept.length < TOP_FOODS_LIMIT ? 0 : (kept.at(-1)?.amount ?? 0);
  };
  return {
    add: (rich: NutrientRank): void => {
      if (rich.amount <= 0 || rich.amount < least) return;
      kept.push(rich);
      if (kept.length >= 2 * TOP_FOODS_LIMIT) cut();
    },
    all: (): readonly NutrientRank[] => {
      cut();
      return kept;
    },
  };
};

export type TopFoods = {
  readonly nutrient: NutrientId;
  readonly by: ComparedBy;
  readonly foods: readonly NutrientRank[];
};

/**
 * W308: of each nutrient the foods that have most of it, per 100 g, per usual serving and per 100 kcal. What is unknown is in no list;
 * carbohydrate counts as on one kind of label (F31).
 */
export const topFoodsByNutrient = (foods: Iterable<Food>): readonly TopFoods[] => {
  const lists = new Map(COMPARED_BY.map((by) => [by, new Map(NUTRIENT_IDS.map((id) => [id, makeList()]))]));
  for (const food of foods)
    for (const [by, ofNutrients] of lists) {
      if (by === "100kcal" && (food.nutrients.energy ?? 0) < LEAST_ENERGY) continue;
      const { facts } = comparedFood(food, by, "us");
      for (const [nutrient, list] of ofNutrients) {
        const amount = facts[nutrient];
        if (amount !== undefined) list.add({ id: food.id, amount });
      }
    }
  return [...lists].flatMap(([by, ofNutrients]) =>
    [...ofNutrients].map(([nutrient, list]) => ({ nutrient, by, foods: list.all() })),
  );
};
