import type { FoodId } from "@morsel/domain/foods";
import type { Effect } from "effect";
import type { FoodNotFound } from "../../foods/food-catalogue.ts";
import type { FieldRefused, RetryableRefusal } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { FavouritesAreFull, OwnWordsAreFull } from "../favourite-store.ts";
import type { FavouritePage, NamedFood } from "../use-cases.ts";

/** The member's favourites and own words as a page sees them. */
export interface FavouritesClient {
  readonly favourites: (cursor?: string) => Effect.Effect<FavouritePage, FieldRefused | RetryableRefusal>;
  readonly ids: Effect.Effect<readonly FoodId[], RetryableRefusal>;
  readonly star: (
    id: FoodId,
    isOn: boolean,
  ) => Effect.Effect<void, FoodNotFound | FavouritesAreFull | RetryableRefusal>;
  readonly words: Effect.Effect<readonly NamedFood[], RetryableRefusal>;
  readonly putWord: (
    word: string,
    foodId: FoodId,
  ) => Effect.Effect<NamedFood, FieldRefused | FoodNotFound | OwnWordsAreFull | RetryableRefusal>;
  readonly removeWord: (word: string) => Effect.Effect<void, RetryableRefusal>;
}

export const FavouritesClient = token<FavouritesClient>("FavouritesClient");
