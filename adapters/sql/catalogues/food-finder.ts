import { combineRetrieval } from "@morsel/application/catalogues/combined-catalogue";
import { makeFoodFinder } from "@morsel/application/foods/find-foods";
import type { FoodFinder } from "@morsel/application/foods/food-finder";
import type { Lexicon, LocalIndex } from "@morsel/domain/foods";
import { makeSqlImportedFoods } from "./imported-foods.ts";
import { makeSqlFoodRetrieval } from "../foods/food-retrieval.ts";
import type { Sql } from "../engine/sql.ts";

/** Finds on the caller's own thread and connection. */
export const makeSqlFoodFinder = (
  sql: Sql,
  lexicon: () => Lexicon,
  localNames: (locale: string) => LocalIndex | undefined = () => undefined,
): FoodFinder =>
  makeFoodFinder({
    retrieval: combineRetrieval(makeSqlFoodRetrieval(sql), makeSqlImportedFoods(sql)),
    lexicon,
    localNames,
  });
