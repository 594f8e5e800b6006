import { readLexicon, indexFood, parsePriorRules, type Food, type Lexicon } from "@morsel/domain/foods";
import { makeFoodFinder } from "@morsel/application/foods/find-foods";
import { makeFoodSearch } from "@morsel/application/foods/search-foods";
import type { MemberFoodSource } from "@morsel/application/foods/member-food-source";
import type { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import type { FoodSearch } from "@morsel/application/foods/food-search";
import type { FoodUsageStore } from "@morsel/application/foods/food-usage-store";
import { combineRetrieval } from "@morsel/application/catalogues/combined-catalogue";
import type { ImportedFoods } from "@morsel/application/catalogues/imported-foods";
import * as Effect from "effect/Effect";
import { makeMemoryFoodCatalogue } from "./food-catalogue.ts";
import { makeMemoryFoodRetrieval } from "./food-retrieval.ts";

const NO_WORDS = readLexicon({ weights: {}, optional: [], related: [] }, "");
const NO_RULES = parsePriorRules({ datasets: {}, categories: [], states: [] });
const NO_STANDING = { isSurveyed: false, isDiscontinued: false, isBranded: false };
const none = () => Effect.succeed([]);
const NO_FOODS: MemberFoodSource = { foods: none, beginningWith: none, searchedWords: none, withBarcode: none };
const NO_IMPORTS: Pick<ImportedFoods, "retrieval" | "shown"> = {
  shown: Effect.succeed([]),
  retrieval: () => ({ ...makeMemoryFoodRetrieval([]), withBarcode: none }),
};
const NO_USAGE: FoodUsageStore = { recent: () => Effect.succeed([]) };

/** The whole search over a list of foods, with the domain's own ranking. */
export const makeMemoryFoodSearch = (
  foods: readonly Food[],
  usage: FoodUsageStore = NO_USAGE,
  lexicon: Lexicon = NO_WORDS,
  own: MemberFoodSource = NO_FOODS,
  catalogue: FoodCatalogue = makeMemoryFoodCatalogue(foods),
  imported = NO_IMPORTS,
): FoodSearch =>
  makeFoodSearch({
    finder: makeFoodFinder({
      retrieval: combineRetrieval(
        makeMemoryFoodRetrieval(foods.map((food) => indexFood(food, NO_STANDING, NO_RULES, lexicon))),
        imported,
      ),
      lexicon: () => lexicon,
    }),
    foods: catalogue,
    own,
    usage,
  });
