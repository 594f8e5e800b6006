import type { NotNow, TooManyTries, Unreachable } from "../../platform/refusals.ts";
import type { Food, FoodId } from "@morsel/domain/foods";
import type { Effect } from "effect";
import type { FoodNotFound } from "../../diary/client/diary-client.ts";
import type { FoodPage } from "../food-search.ts";
import { token } from "../../platform/token.ts";

/** The catalogue as a page sees it; visitors may ask too. */
export interface FoodsClient {
  readonly search: (
    text: string,
    limit: number,
    cursor?: string,
  ) => Effect.Effect<FoodPage, TooManyTries | Unreachable>;
  /** The member's own, those changed last first. */
  readonly mine: Effect.Effect<readonly Food[], NotNow>;
  /** The member's settled recipes, those written last first. */
  readonly dishes: Effect.Effect<readonly Food[], NotNow>;
  readonly food: (id: FoodId) => Effect.Effect<Food, FoodNotFound | Unreachable>;
}

export const FoodsClient = token<FoodsClient>("FoodsClient");
