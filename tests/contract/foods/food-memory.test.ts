import { readShippedLexicon } from "@morsel/adapters/importers/foods/shipped-foods";
import { makeMemoryFoodCatalogue } from "@morsel/adapters/memory/foods/food-catalogue";
import { makeMemoryFoodRetrieval } from "@morsel/adapters/memory/foods/food-retrieval";
import { makeMemoryOwnFoodStore } from "@morsel/adapters/memory/own-foods/own-food-store";
import { emptyMemory } from "@morsel/adapters/memory/platform/state";
import { makeFoodFinder } from "@morsel/application/foods/find-foods";
import { makeFoodSearch } from "@morsel/application/foods/search-foods";
import { SOME_FOODS } from "./shipped-sample.ts";
import { adaEats, foodContract } from "./food-search.contract.ts";

foodContract("memory", () => {
  const catalogue = makeMemoryFoodCatalogue(SOME_FOODS.map(({ food }) => food));
  const finder = makeFoodFinder({ retrieval: makeMemoryFoodRetrieval(SOME_FOODS), lexicon: readShippedLexicon });
  return Promise.resolve({
    catalogue,
    search: makeFoodSearch({ finder, foods: catalogue, own: makeMemoryOwnFoodStore(emptyMemory()), usage: adaEats }),
  });
});
