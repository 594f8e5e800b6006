import type { FieldRefused, RetryableRefusal, TooManyTries, Unreachable } from "../../platform/refusals.ts";
import type { Food, FoodId } from "@morsel/domain/foods";
import type { Effect } from "effect";
import type { FoodNotFound } from "../food-catalogue.ts";
import type { FoodPage } from "../food-search.ts";
import { token } from "../../platform/token.ts";

/** Limit of a list that can be searched: nobody scrolls further. */
export const LIST_SEARCH_LIMIT = 500;

/** The catalogue as a page sees it; visitors may ask too. */
export interface FoodsClient {
  readonly search: (
    text: string,
    limit: number,
    cursor?: string,
  ) => Effect.Effect<FoodPage, TooManyTries | Unreachable>;
  /** The member's own, those changed last first; as many as somebody looks through (`LIST_SEARCH_LIMIT`). */
  readonly mine: Effect.Effect<readonly Food[], FieldRefused | RetryableRefusal>;
  /** The member's settled recipes, those written last first; as many. */
  readonly dishes: Effect.Effect<readonly Food[], FieldRefused | RetryableRefusal>;
  readonly food: (id: FoodId) => Effect.Effect<Food, FoodNotFound | Unreachable>;
}

export const FoodsClient = token<FoodsClient>("FoodsClient");
