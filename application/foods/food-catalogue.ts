import type { Food, FoodId, Gtin } from "@morsel/domain/foods";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

export type FoodNotFound = { readonly _tag: "FoodNotFound"; readonly id: FoodId };

export interface FoodCatalogue {
  readonly byId: (id: FoodId) => Effect.Effect<Food | undefined>;
  /** Known ones only, in the order asked. */
  readonly byIds: (ids: readonly FoodId[]) => Effect.Effect<readonly Food[]>;
  /** W300: the products that have this code. */
  readonly withBarcode: (barcode: Gtin) => Effect.Effect<readonly Food[]>;
}

export const FoodCatalogue = token<FoodCatalogue>("FoodCatalogue");
