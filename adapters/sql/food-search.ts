import { makeFoodSearch } from "@morsel/application/foods/search-foods";
import type { FoodSearch } from "@morsel/application/ports/food-search";
import type { FoodUsageStore } from "@morsel/application/ports/food-usage";
import type { Lexicon } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import { makeSqlFoodCatalogue } from "./food-catalogue.ts";
import { makeSqlFoodRetrieval } from "./food-retrieval.ts";
import { makeSqliteFoodRetrieval, type FoodSearchThread } from "./food-search-thread.ts";
import type { Sql } from "./sql.ts";

export type SqlFoodSearchOptions = {
  readonly usage: FoodUsageStore;
  /** Asked for by the first search. */
  readonly lexicon: () => Lexicon;
  /** The SQLite file; not given on PostgreSQL. */
  readonly path?: string;
};

/** The search over a loaded database; `close` ends its thread. */
export const makeSqlFoodSearch = (
  sql: Sql,
  { usage, lexicon, path }: SqlFoodSearchOptions,
): FoodSearch & { readonly close: Effect.Effect<void> } => {
  const { retrieval, close }: FoodSearchThread =
    path === undefined ? { retrieval: makeSqlFoodRetrieval(sql), close: Effect.void } : makeSqliteFoodRetrieval(path);
  return { ...makeFoodSearch({ retrieval, foods: makeSqlFoodCatalogue(sql), usage, lexicon }), close };
};
