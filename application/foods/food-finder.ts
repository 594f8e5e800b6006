import type { FoodId, FoodMatch } from "@morsel/domain/foods";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

export type FoodSearchRequest = {
  /** As typed; the last word counts as a beginning, unless the text is whole. */
  readonly text: string;
  readonly isWhole?: boolean;
  /** F37: the language whose names come first. */
  readonly locale?: string;
  /** How many of the best are left out, those of the pages before. */
  readonly start: number;
  readonly limit: number;
  /** How often the member ate which food; empty for visitors. */
  readonly timesUsed: ReadonlyMap<FoodId, number>;
};

export type FoundFood = { readonly id: FoodId; readonly match: FoodMatch };

export type FoundFoods = {
  /** The best first, full answers before partial ones. */
  readonly found: readonly FoundFood[];
  readonly hasMore: boolean;
};

/** Reads what was typed, retrieves and ranks: the work of a search, which an adapter may do on a thread of its own. */
export interface FoodFinder {
  readonly find: (sought: FoodSearchRequest) => Effect.Effect<FoundFoods>;
}

export const FoodFinder = token<FoodFinder>("FoodFinder");
