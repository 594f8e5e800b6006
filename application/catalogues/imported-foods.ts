import type { Food, FoodId } from "@morsel/domain/foods";
import type { Effect } from "effect";
import type { FoodRetrieval } from "../foods/food-retrieval.ts";
import { token } from "../platform/token.ts";
import type { CatalogueSource } from "./catalogue.ts";

/** W240, W241: imported foods as they are shown: of complete imports, each in its newest version, while its source is on. */
export interface ImportedFoods {
  /** Known ones only. */
  readonly byIds: (source: CatalogueSource, ids: readonly FoodId[]) => Effect.Effect<readonly Food[]>;
  readonly retrieval: (source: CatalogueSource) => FoodRetrieval;
  /** The sources of which something is shown; as it was some seconds ago. */
  readonly shown: Effect.Effect<readonly CatalogueSource[]>;
}

export const ImportedFoods = token<ImportedFoods>("ImportedFoods");
