import type { NutrientId } from "@morsel/domain/nutrition";
import type { Effect } from "effect";
import type { FieldRefused, TooManyTries, Unreachable } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { ListedPage } from "../browse-foods.ts";
import type { FoodGroup } from "../catalogue-lists.ts";
import type { ComparedBy } from "@morsel/domain/foods";

/** The catalogue's lists as a page sees them; visitors may look too. */
export interface BrowseClient {
  readonly groups: Effect.Effect<readonly FoodGroup[], Unreachable>;
  readonly inGroup: (
    group: string,
    cursor?: string,
  ) => Effect.Effect<ListedPage, FieldRefused | TooManyTries | Unreachable>;
  readonly richest: (
    nutrient: NutrientId,
    by: ComparedBy,
    cursor?: string,
  ) => Effect.Effect<ListedPage, FieldRefused | TooManyTries | Unreachable>;
}

export const BrowseClient = token<BrowseClient>("BrowseClient");
