import type { CatalogueSource, Food, FoodCandidate, FoodId, Gtin } from "@morsel/domain/foods";
import type { Effect } from "effect";
import type { FoodRetrieval } from "../foods/food-retrieval.ts";
import { token } from "../platform/token.ts";

/** W391: asked by every letter that is typed, so that each question is answered by an index. */
export type ImportedRetrieval = FoodRetrieval & {
  /** The products under a barcode. */
  readonly withBarcode: (barcode: Gtin) => Effect.Effect<readonly FoodCandidate[]>;
};

/** W240, W241, W392: imported foods as they are shown: of complete imports, each in its newest version, while its source is on. */
export interface ImportedFoods {
  /** Known ones only. */
  readonly byIds: (source: CatalogueSource, ids: readonly FoodId[]) => Effect.Effect<readonly Food[]>;
  readonly retrieval: (source: CatalogueSource) => ImportedRetrieval;
  /** The sources of which something is shown; as it was some seconds ago. */
  readonly shown: Effect.Effect<readonly CatalogueSource[]>;
}

export const ImportedFoods = token<ImportedFoods>("ImportedFoods");
