import type { FoodId } from "@morsel/domain/foods";
import type { Effect } from "effect";
import type { FoodNotFound } from "../../foods/food-catalogue.ts";
import type { FieldRefused, NotNow } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { FavouritesAreFull, OwnWordsAreFull } from "../favourite-store.ts";
import type { FavouritePage, NamedFood } from "../use-cases.ts";

/** The member's favourites and own words as a page sees them. */
export interface FavouritesClient {
  readonly favourites: (cursor?: string) => Effect.Effect<FavouritePage, FieldRefused | NotNow>;
  readonly ids: Effect.Effect<readonly FoodId[], NotNow>;
  readonly star: (id: FoodId, isOn: boolean) => Effect.Effect<void, FoodNotFound | FavouritesAreFull | NotNow>;
  readonly words: Effect.Effect<readonly NamedFood[], NotNow>;
  readonly putWord: (
    word: string,
    foodId: FoodId,
  ) => Effect.Effect<NamedFood, FieldRefused | FoodNotFound | OwnWordsAreFull | NotNow>;
  readonly removeWord: (word: string) => Effect.Effect<void, NotNow>;
}

export const FavouritesClient = token<FavouritesClient>("FavouritesClient");
