import type { FoodUsage } from "@morsel/domain/diary";
import type { Food, FoodMatch } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

export type FoodQuery = {
  /** Absent for visitors; a member's own history ranks first. */
  readonly member?: MemberId;
  /** As typed, at most 200 characters; the last word counts as a prefix. */
  readonly text: string;
  /** Written by somebody who has ended, as a line of a recipe: the last word counts as it is. */
  readonly isWhole?: boolean;
  readonly limit: number;
  /** Opaque; from `next` of the page before. */
  readonly cursor?: string;
};

/** A food and how far it answers what was asked. */
export type FoundItem = Food & { readonly match: FoodMatch };

export type FoodPage = {
  readonly items: readonly FoundItem[];
  readonly next?: string;
  /** How the member used those of the items that were logged before, the latest use of each; absent for visitors. */
  readonly usages?: readonly FoodUsage[];
};

export type CursorUnreadable = { readonly _tag: "CursorUnreadable" };

/** The whole search: an engine retrieves, `@morsel/domain/foods` ranks. */
export interface FoodSearch {
  readonly search: (query: FoodQuery) => Effect.Effect<FoodPage, CursorUnreadable>;
}

export const FoodSearch = token<FoodSearch>("FoodSearch");
