import { searchNamesOf } from "./search-names.ts";
import type { Food } from "../food.ts";
import type { Lexicon } from "../search/lexicon.ts";
import type { SearchName } from "../search/search-name.ts";
import { relevancePrior, type Commonness, type PriorRules } from "./relevance-prior.ts";

/** A food with what search keeps beside it. */
export type IndexedFood = {
  readonly food: Food;
  readonly plainness: number;
  readonly names: readonly SearchName[];
};

/** The source's knowledge beyond the food itself. */
export type FoodStatus = {
  readonly isSurveyed: boolean;
  readonly isDiscontinued: boolean;
  readonly isBranded: boolean;
  readonly everyday?: Commonness | undefined;
  /** F24: what people call it, besides the names that its source gives. */
  readonly commonNames?: readonly string[] | undefined;
};

export const indexFood = (food: Food, standing: FoodStatus, rules: PriorRules, lexicon: Lexicon): IndexedFood => ({
  food,
  plainness: relevancePrior({ ...food, dataset: food.source.dataset, ...standing }, rules, lexicon),
  names: searchNamesOf({ ...food, commonNames: standing.commonNames }, lexicon),
});

/** F9: the order in which engines keep foods: the plainest first, ties by id. */
export const byRelevancePrior = (a: IndexedFood, b: IndexedFood): number =>
  b.plainness - a.plainness || (a.food.id < b.food.id ? -1 : 1);
